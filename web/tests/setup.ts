/* jsdom knows no animations, dialogs, media queries or sizes. */
Element.prototype.animate = function animate() {
  return { finish() {}, cancel() {}, onfinish: null, finished: Promise.resolve() } as unknown as Animation;
};
Element.prototype.getAnimations = () => [];
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};
window.matchMedia = (media: string): MediaQueryList =>
  ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
window.scrollTo = () => {};
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
window.CSS = { ...window.CSS, escape: (text: string) => text.replace(/[^\w-]/g, (c) => `\\${c}`) };
