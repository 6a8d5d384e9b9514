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
    cutthroat: ["Kd", "Ks", "3s"],
    five_handed: ["Jh", "Js", "2d"],
    six_sit_out: ["Tc", "Td", "Th"],
    seed000: ["4h", "4s", "2s"],
    seed001: ["6d", "6s", "Jo"],
    seed002: ["8h", "8c", "2h"],
    seed003: ["9d", "9c", "9h"],
    seed004: ["Ts", "Td", "2c"],
    modern_american: ["Ah", "7s", "2d"],
    samba: ["4c", "5c", "6c"],
    samba_us: ["4c", "5c", "6c"],
    samba_dutch: ["5d", "6d", "7d"],
    bolivia: ["2s", "2h", "Jo"],
    brazilian: ["8s", "9s", "Ts"],
    chilean: ["Jd", "Qd", "Kd"],
    cuban: ["Qs", "Qh", "Qd"],
    uruguay: ["2c", "2d", "2h"],
    italian: ["As", "Ah", "2s"],
    hollywood: ["9h", "Th", "Jh"],
    hand_and_foot: ["9s", "9h", "9d"],
    hf_whitnack: ["Kh", "Kc", "2d"],
    hf_saskatchewan: ["6h", "6d", "6s"],
    hf_simpson: ["7c", "7d", "7h"],
    six_two_packs: ["6h", "6c", "6d"],
  };
  return shown[preset] ?? ["3h", "Jo"];
}

/** The suggested names for seats 1 and up; seat 0 is where the player sits at first. */
export const startNames = (setup: Setup): string[] => ["", ...setup.names].concat(Array(8).fill("")).slice(0, 8);
