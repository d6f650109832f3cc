import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { cropRegion, shapeNames } from '#domain/library/crop-region.ts';
import { InputField } from '../../components/ui/input-field.tsx';
import type { WorkspaceForm } from '../form/use-workspace-form.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { focalPointTexts } from './focal-point-texts.ts';

const sides = ['focalX', 'focalY'] as const;

const perCent = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);

interface FocalPointProps {
  /** Has the fields focalX and focalY. */
  form: WorkspaceForm;
  picture: { fileUrl: string; width: number; height: number };
  lang: WorkspaceLanguage;
  /** For a firm's logo, which pages show whole. */
  isLogo?: boolean;
}

/** The focal point of a picture, set by click, arrow keys or numbers, with a preview of each crop unless pages show it whole. */
export function FocalPointField({ form, picture, lang, isLogo = false }: FocalPointProps) {
  const texts = focalPointTexts[lang];
  const numberOf = (name: string) => Number(form.values[name]) || 0;
  const [initial] = useState({ focalX: String(form.values.focalX), focalY: String(form.values.focalY) });
  const { fileUrl: href, width, height } = picture;
  const focus = { focalX: perCent(numberOf('focalX')), focalY: perCent(numberOf('focalY')) };
  const move = (focalX: number, focalY: number) => {
    form.setValue('focalX', String(perCent(focalX)));
    form.setValue('focalY', String(perCent(focalY)));
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A click by keyboard has no position.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    move(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 1;
    move(focus.focalX + x * step, focus.focalY + y * step);
  };
  const mark = { cx: `${focus.focalX}%`, cy: `${focus.focalY}%`, fill: 'none' };
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 font-semibold text-sm">{texts.title}</legend>
      <div className="flex flex-wrap items-start gap-4">
        <button
          type="button"
          onClick={onClick}
          onKeyDown={onKeyDown}
          aria-label={texts.position(focus)}
          className={`relative min-w-0 cursor-crosshair ${height > width ? 'w-40' : 'w-80'}`}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full">
            <image href={href} width={width} height={height} />
          </svg>
          <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
            <circle {...mark} r={11} strokeWidth={5} className="stroke-mark-edge" />
            <circle {...mark} r={11} strokeWidth={2.5} className="stroke-white" />
          </svg>
        </button>
        <div className="grid min-w-0 flex-1 basis-40 grid-cols-2 gap-3">
          {sides.map((name) => (
            <InputField
              key={name}
              label={texts[name]}
              error={form.errors[name]}
              name={name}
              defaultValue={initial[name]}
              type="number"
              min={0}
              max={100}
              step={1}
            />
          ))}
          <p className="col-span-2 text-sm text-ink-muted">{isLogo ? texts.logoHelp : texts.help}</p>
        </div>
      </div>
      {!isLogo && (
        <ul className="mt-3 flex flex-wrap items-end gap-3">
          {shapeNames.map((shape) => {
            const part = cropRegion({ width, height }, shape, focus);
            return (
              <li key={shape} className="text-sm text-ink-muted">
                <svg
                  role="img"
                  aria-label={`${texts.preview}: ${texts.shapes[shape]}`}
                  viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
                  className="mb-1 block h-28 w-auto bg-rule"
                >
                  <image href={href} width={width} height={height} />
                </svg>
                {texts.shapes[shape]}
              </li>
            );
          })}
        </ul>
      )}
    </fieldset>
  );
}
