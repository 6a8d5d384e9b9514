import type { FromServer, ToServer } from "./protocol";

/** Close codes with which the server says that trying again is of no use: no such table or no seat at it; it cannot be read. */
const FINAL = [4404, 4500];
/** The waits between attempts to reconnect, in milliseconds; the last one repeats. */
const WAITS = [400, 800, 1600, 3000, 5000];

export interface Link {
  send(message: ToServer): boolean;
  close(): void;
  /** Try again at once. */
  retry(): void;
}
export interface LinkEvents {
  message(message: FromServer): void;
  open(): void;
  lost(): void;
  /** The server has ended it for good, for this reason. */
  ended(reason: string): void;
}

/** A web socket that comes back by itself. `send` says false while there is no connection: nothing is kept for later. */
export function connect(address: () => string, on: LinkEvents): Link {
  let socket: WebSocket | undefined;
  let failures = 0;
  let timer = 0;
  let closed = false;

  const open = (): void => {
    clearTimeout(timer);
    if (closed) return;
    const own = new WebSocket(address());
    socket = own;
    own.onopen = () => {
      failures = 0;
      on.open();
    };
    own.onmessage = (event) => {
      if (own === socket) on.message(JSON.parse(String(event.data)) as FromServer);
    };
    own.onclose = (event) => {
      if (own !== socket || closed) return;
      if (FINAL.includes(event.code)) {
        closed = true;
        on.ended(event.reason);
        return;
      }
      on.lost();
      timer = window.setTimeout(open, WAITS[Math.min(failures++, WAITS.length - 1)]);
    };
  };
  const retry = (): void => {
    failures = 0;
    if (socket?.readyState !== WebSocket.OPEN) open();
  };
  window.addEventListener("online", retry);
  open();
  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      window.removeEventListener("online", retry);
      socket?.close();
    },
    retry,
  };
}
