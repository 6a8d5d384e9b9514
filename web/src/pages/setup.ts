import type { Setup } from "../net/protocol";

/** Three cards for a tile: only a picture. */
export function shownCards(preset: string): readonly string[] {
  const shown: Record<string, readonly string[]> = {
    classic: ["7h", "7s", "2c"],
    short: ["5h", "5s", "5d"],
    two_handed: ["Kh", "Qs"],
    three_handed: ["As", "Kd", "Qc"],
    six_handed: ["9s", "9h", "9d"],
    six_pairs: ["8s", "8d", "Jo"],
    six_two_packs: ["6h", "6c", "6d"],
  };
  return shown[preset] ?? ["3h", "Jo"];
}

/** The suggested names for seats 1 and up; seat 0 is where the player sits at first. */
export const startNames = (setup: Setup): string[] => ["", ...setup.names].concat(Array(8).fill("")).slice(0, 8);
