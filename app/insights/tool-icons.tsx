import { Bell, Code, Copy, Download, Files, Link2, Quote, Share2, X } from 'lucide-react';

const icons = {
  bell: Bell,
  close: X,
  code: Code,
  copy: Copy,
  download: Download,
  files: Files,
  link: Link2,
  quote: Quote,
  share: Share2,
};

export type ToolIconName = keyof typeof icons;

/** Defines the icons once per page: /insights shows some two hundred of them. */
export function ToolIcons() {
  return (
    <svg aria-hidden="true" className="hidden">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} id={`icon-${name}`} size="100%" />
      ))}
    </svg>
  );
}

/** An icon that ToolIcons defines. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
