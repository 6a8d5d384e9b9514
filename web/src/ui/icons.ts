/** Line icons on a 24 px grid, 1.8 stroke: our own drawings. */
export const ICONS = {
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  rules: '<path d="M6 3h9l4 4v14H6z"/><path d="M15 3v4h4M9 12h7M9 16h7"/>',
  sort: '<path d="M4 7h10M4 12h7M4 17h4M18 6v12M15 15l3 3 3-3"/>',
  flake:
    '<path d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M12 6l-2.5-2M12 6l2.5-2M12 18l-2.5 2M12 18l2.5 2M6.8 9L3.6 9.6M6.8 9L5.7 6M17.2 15l3.2-.6M17.2 15l1.1 3M17.2 9l3.2.6M17.2 9l1.1-3M6.8 15l-3.2-.6M6.8 15l-1.1 3"/>',
  no: '<circle cx="12" cy="12" r="9"/><path d="M6 6l12 12"/>',
  ok: '<path d="M4 13l5 5L20 6"/>',
  ask: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.9M12 17v.2"/>',
  lamp: '<path d="M12 2v5M5 15c0-5 3-8 7-8s7 3 7 8zM9.5 15a2.5 2.5 0 0 0 5 0M12 20v1.5M7.5 18.5L6.5 20M16.5 18.5l1 1.5"/>',
  undo: '<path d="M9 14L4 9l5-5"/><path d="M4 9h10a6 6 0 0 1 0 12h-3"/>',
  arrow: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  back: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  edit: '<path d="M4 20l1-5L16 4l4 4L9 19z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  bot: '<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 4h6M9 13v.500M15 13v.500M2 12v3M22 12v3"/>',
  halt: '<path d="M8 2.500h8L21.500 8v8L16 21.500H8L2.500 16V8z"/><path d="M7.500 12h9"/>',
  play: '<path d="M7 4l13 8-13 8z"/>',
  eye: '<path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
  print: '<path d="M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v2.500M12 19.500V22M2 12h2.500M19.5 12H22M5 5l1.7 1.700M17.3 17.300L19 19M19 5l-1.7 1.700M6.7 17.300L5 19"/>',
  copy: '<path d="M9 9h11v12H9zM15 9V4H4v12h5"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.200a3.5 3.5 0 0 1 0 6.600M18 14.500c2 .8 3.2 2.6 3.5 5.5"/>',
  sliders: '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="3"/><circle cx="8" cy="17" r="3"/>',
  moon: '<path d="M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z"/>',
  foot: '<path d="M7 3h6v8l5 2.500c2 1 3 2.200 3 4V20H7z"/><path d="M7 16.500h14"/>',
  share: '<path d="M12 15V3M8 7l4-4 4 4M5 12v8h14v-8"/>',
  minus: '<path d="M5 12h14"/>',
  close: '<path d="M5 5l14 14M19 5L5 19"/>',
};
export type IconName = keyof typeof ICONS;
