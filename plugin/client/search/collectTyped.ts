/** What a reader has typed before the field is there. */
export type Typed = {
  text: () => string;
  /** Whether the reader no longer wants the field. */
  isCancelled: () => boolean;
  stop: () => void;
};

/**
 * Collects what is typed anywhere on the page, so that a field that is still loading loses nothing.
 * Backspace deletes, Escape cancels. Keys with modifiers keep their meaning.
 */
export function collectTyped(): Typed {
  let text = '';
  let cancelled = false;
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') cancelled = true;
    else if (key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
    // Other names of keys are longer than the character that a key writes.
    else if (Array.from(key).length === 1) text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return {
    text: () => text,
    isCancelled: () => cancelled,
    stop: () => window.removeEventListener('keydown', onKeyDown, true),
  };
}
