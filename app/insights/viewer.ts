/** Switches between the cards of /insights in the server's markup. */
import { fill } from '#platform/words.ts';
import { copyToClipboard } from '../components/copy-to-clipboard.ts';
import { showToast } from '../components/show-toast.ts';
import { swipeStep } from '../components/swipe.ts';

/** Elements that need arrow keys and touches themselves. */
const ownInput = 'input, textarea, select, [contenteditable], [popover], dialog';

/** Delay before the address is set to the current card, so that quick changes set it only once. */
const addressAfterMs = 50;

/** The links of LanguageChoice, which lead to the same card in another language. */
const languageLinks = 'nav a[lang][hreflang]';

function putIntoAddress({ edition, version }: DOMStringMap, card: number): void {
  const search = `?edition=${edition}&card=${card}${version ? `&version=${version}` : ''}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(languageLinks)) link.href = link.pathname + search;
  try {
    history.replaceState(history.state, '', location.pathname + search);
  } catch {
    // Browsers limit address changes; the card is shown anyway.
  }
}

/** @param words from the markup: confirms a copy, or asks to copy the selected text */
async function copy(text: string, source: HTMLElement | null, words: DOMStringMap): Promise<void> {
  if (await copyToClipboard(text)) return showToast({ title: words.copied ?? '' });
  if (source) getSelection()?.selectAllChildren(source);
  showToast({ title: source ? (words.selected ?? '') : text });
}

function saveText(text: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text]));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies the text of a file; opens the file if copying fails. */
async function copyFrom(address: string, words: DOMStringMap): Promise<void> {
  try {
    const answer = await fetch(address);
    if (answer.ok && (await copyToClipboard(await answer.text()))) return showToast({ title: words.copied ?? '' });
  } catch {
    // The browser shows the same failure below.
  }
  location.assign(address);
}

/** Makes the cards in `root` switchable. @returns a function that removes the listeners */
export function attachViewer(root: HTMLElement): () => void {
  const view = root.querySelector<HTMLElement>('.insight-viewer') ?? root;
  const all = <E extends HTMLElement>(selector: string) => [...view.querySelectorAll<E>(selector)];
  const cards = all('[data-card]');
  const arrows = all<HTMLButtonElement>('[data-step]');
  const counter = view.querySelector<HTMLElement>('[data-counter]');
  let current = cards.findIndex((card) => 'current' in card.dataset) + 1;

  const titleOf = (card: number) => cards[card - 1]?.querySelector('h2')?.textContent;

  const show = (card: number) => {
    current = card;
    for (const [index, card] of cards.entries()) card.toggleAttribute('data-current', index + 1 === current);
    for (const dot of all('[data-goto]')) {
      if (Number(dot.dataset.goto) === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    const focused = document.activeElement;
    for (const arrow of arrows) arrow.disabled = !cards[current - 1 + Number(arrow.dataset.step)];
    // An arrow that becomes disabled passes the focus to the other one.
    if (focused instanceof HTMLButtonElement && focused.disabled) arrows.find((arrow) => !arrow.disabled)?.focus();
    if (counter) {
      counter.firstChild?.remove();
      counter.textContent = fill(counter.dataset.counter ?? '', { place: current, count: cards.length });
      const name = document.createElement('span');
      name.className = 'sr-only';
      name.textContent = `: ${titleOf(current)}`;
      counter.append(name);
    }
  };

  let addressing: number | undefined;
  const go = (card: number) => {
    if (!cards[card - 1] || card === current) return;
    show(card);
    clearTimeout(addressing);
    addressing = window.setTimeout(putIntoAddress, addressAfterMs, view.dataset, card);
    document.title = `${titleOf(card)} – ${view.dataset.editionTitle}`;
  };

  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>('a, button');
    if (!target || event.defaultPrevented || event.button !== 0) return;
    const {
      step,
      goto,
      view: chosenView,
      copy: copied,
      copyText,
      copyFrom: from,
      save,
      file,
      share,
      shareTitle,
    } = target.dataset;
    if (target instanceof HTMLAnchorElement) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || target.target || target.download) return;
      if (!goto) return;
      event.preventDefault();
      go(Number(goto));
      view.querySelector('nav')?.scrollIntoView();
    } else if (step) go(current + Number(step));
    else if (goto) go(Number(goto));
    else if (chosenView) {
      view.dataset.view = chosenView;
      for (const button of all('button[data-view]')) {
        button.setAttribute('aria-pressed', String(button.dataset.view === chosenView));
      }
    } else if (copied) {
      const source = document.getElementById(copied);
      void copy(source?.textContent ?? '', source, view.dataset);
    } else if (save) saveText(document.getElementById(save)?.textContent ?? '', file ?? '');
    else if (from) void copyFrom(from, view.dataset);
    else if (copyText) void copy(copyText, null, view.dataset);
    else if (share) void navigator.share({ url: share, title: shareTitle ?? '' }).catch(() => {});
  };

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(ownInput)) return;
    go(current + step);
  };

  let start: Touch | null = null;
  const onTouchStart = ({ target, touches }: TouchEvent) => {
    const scrolls = (target as Element).closest('.overflow-x-auto');
    const isFree = !(target as Element).closest(ownInput) && !(scrolls && scrolls.scrollWidth > scrolls.clientWidth);
    start = isFree && touches.length === 1 ? (touches[0] ?? null) : null;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const end = event.changedTouches[0];
    if (start && end) go(current + swipeStep(start, end));
    start = null;
  };

  view.dataset.live = '';
  if ('share' in navigator) for (const item of all('[data-share-item]')) item.hidden = false;
  const stop = new AbortController();
  const options = { signal: stop.signal };
  view.addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  view.addEventListener('touchstart', onTouchStart, { ...options, passive: true });
  view.addEventListener('touchend', onTouchEnd, { ...options, passive: true });
  return () => stop.abort();
}
