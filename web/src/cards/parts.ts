import { GLYPH, PIP } from "./shapes";

/** The pieces of which faces are made, as SVG text. Cards are 200 x 280 units. */
export const shape = (g: string): readonly [number, string] => GLYPH[g] ?? [56, ""];

export const glyph = (g: string, x: number, y: number, h: number, w = 15): string => {
  const s = h / 100;
  return `<path d="${shape(g)[1]}" transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="currentColor" stroke-width="${w}" stroke-linejoin="round"/>`;
};
export const width = (t: string, h: number, gap = 14): number =>
  ([...t].reduce((n, c) => n + shape(c)[0] + gap, -gap) * h) / 100;
export const text = (t: string, cx: number, y: number, h: number, gap = 14, w = 15): string => {
  let x = cx - width(t, h, gap) / 2;
  let out = "";
  for (const c of t) {
    out += glyph(c, x, y, h, w);
    x += ((shape(c)[0] + gap) * h) / 100;
  }
  return out;
};
export const pip = (s: string, cx: number, cy: number, size: number, fill = "currentColor"): string => {
  const k = size / 100;
  return `<path d="${PIP[s]}" transform="translate(${cx - 50 * k} ${cy - 50 * k}) scale(${k})" fill="${fill}"/>`;
};
// the wild mark: a four-square basket lozenge
export const lozenge = (cx: number, cy: number, r: number, c = "var(--c-wild)"): string => {
  const q = r / 2 - r * 0.06;
  const d = (x: number, y: number): string => `M${x} ${y - q}L${x + q} ${y}L${x} ${y + q}L${x - q} ${y}Z`;
  return `<path d="${d(cx, cy - r / 2)}${d(cx + r / 2, cy)}${d(cx, cy + r / 2)}${d(cx - r / 2, cy)}" fill="${c}"/>`;
};
export const octagon = (cx: number, cy: number, r: number): string => {
  const p = [...Array(8)].map((_, i) => {
    const a = ((i + 0.5) * Math.PI) / 4;
    return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
  });
  return "M" + p.join("L") + "Z";
};
export const rays = (cx: number, cy: number, r1: number, r2: number, n: number): string =>
  [...Array(n)]
    .map((_, i) => {
      const a = (i * 2 * Math.PI) / n,
        f = (r: number): string => `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
      return `M${f(r1)}L${f(r2)}`;
    })
    .join("");

export const crown = (s: string): string => `<g transform="translate(77 108) scale(.92)">
      <path d="M14 66L8 24L35 46L60 10L85 46L112 24L106 66Z" fill="currentColor" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>
      <circle cx="8" cy="19" r="7" fill="var(--c-gold)"/><circle cx="60" cy="6" r="8" fill="var(--c-gold)"/><circle cx="112" cy="19" r="7" fill="var(--c-gold)"/>
      <path d="M35 66V54L60 32L85 54V66Z" fill="var(--c-face)" opacity=".22"/>
      <rect x="12" y="72" width="96" height="14" rx="3" fill="var(--c-gold)"/>
      <path d="M36 72l7 7-7 7-7-7zM60 72l7 7-7 7-7-7zM84 72l7 7-7 7-7-7z" fill="currentColor"/>
    </g>${pip(s, 132, 226, 58)}`;
export const laurel = (s: string): string => {
  let out = "";
  for (const side of [-1, 1])
    for (let k = 0; k < 7; k++) {
      const a = ((90 - side * (14 + k * 21)) * Math.PI) / 180,
        R = 56,
        x = 129 + R * Math.cos(a),
        y = 190 + R * Math.sin(a) * 1.12;
      const dir = (a * 180) / Math.PI + (side > 0 ? 0 : 180); // tangent
      for (const o of [-1, 1])
        out += `<path d="M0 0C9 -5 13 -14 11 -25C1 -21 -3 -10 0 0Z" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(dir + (side > 0 ? 0 : 0) + o * 34 * 1).toFixed(1)}) scale(${o * 0.82} .92)"/>`;
    }
  return `<g transform="translate(133 190) scale(.86) translate(-129 -190)"><path d="M122 254C86 250 70 222 71 190C72 166 80 148 96 134M136 254C172 250 188 222 187 190C186 166 178 148 162 134" fill="none" stroke="currentColor" stroke-width="3"/>
      <g fill="currentColor">${out}</g>
      <circle cx="129" cy="117" r="9" fill="var(--c-gold)"/><circle cx="109" cy="124" r="5.5" fill="var(--c-gold)"/><circle cx="149" cy="124" r="5.5" fill="var(--c-gold)"/>
      ${pip(s, 129, 193, 62)}<path d="M115 254h28" stroke="var(--c-gold)" stroke-width="7" stroke-linecap="round"/></g>`;
};
export const shield = (s: string): string => `<g transform="translate(76 104) scale(.94)">
      <g transform="rotate(38 60 80)"><path d="M56 -8L60 -18L64 -8V128H56Z" fill="currentColor"/><rect x="42" y="124" width="36" height="8" rx="4" fill="var(--c-gold)"/><rect x="56" y="132" width="8" height="20" rx="3" fill="currentColor"/><circle cx="60" cy="157" r="7" fill="var(--c-gold)"/></g>
      <path d="M20 34C36 34 50 30 60 22C70 30 84 34 100 34V82C100 112 84 132 60 144C36 132 20 112 20 82Z" fill="var(--c-face)" stroke="var(--c-face)" stroke-width="14" stroke-linejoin="round"/>
      <path d="M20 34C36 34 50 30 60 22C70 30 84 34 100 34V82C100 112 84 132 60 144C36 132 20 112 20 82Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round"/>
      <path d="M29 43C41 42 52 38 60 33C68 38 79 42 91 43V50H29Z" fill="var(--c-gold)"/>
    </g>${pip(s, 132, 189, 56)}`;
export const jester = (): string => `<g transform="translate(77 104) scale(.92)">
      <path d="M22 104C2 84 -2 56 8 36C28 40 42 58 46 78C47 50 52 28 60 12C68 28 73 50 74 78C78 58 92 40 112 36C122 56 118 84 98 104Z" fill="var(--c-wild)"/>
      <path d="M46 104C44 68 50 34 60 12C70 34 76 68 74 104Z" fill="var(--c-gold)"/>
      <circle cx="8" cy="32" r="9" fill="var(--c-gold)"/><circle cx="60" cy="8" r="9" fill="var(--c-wild)"/><circle cx="112" cy="32" r="9" fill="var(--c-gold)"/>
      <rect x="18" y="110" width="84" height="18" rx="4" fill="var(--c-wild)"/>
      <path d="M33 110l9 9-9 9-9-9zM60 110l9 9-9 9-9-9zM87 110l9 9-9 9-9-9z" fill="var(--c-gold)"/>
      <path d="M60 140l14 14-14 14-14-14z" fill="none" stroke="var(--c-wild)" stroke-width="5"/>
    </g>`;
