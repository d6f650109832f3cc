import type { KeyboardEvent, MouseEvent } from 'react';
import { cropRegion, type ShapeName, shapeNames } from '#domain/library/crop-region.ts';
import { Field, inputLook } from '../../components/ui/field.tsx';
import type { ControlProps } from '../../workspace/form/record-form.ts';

const shapeLabels: Record<ShapeName, string> = { portrait: 'Portrait', wide: 'Media report', gallery: 'Gallery' };

const sides = [
  ['focalX', 'From the left (%)'],
  ['focalY', 'From the top (%)'],
] as const;

const perCent = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);

/** What has to stay in view: by a click on the picture, by arrow keys, or by figures; with what each shape then shows. */
export function FocalPointField({ form }: ControlProps) {
  const numberOf = (name: string) => Number(form.watch(name)) || 0;
  const href = String(form.watch('fileUrl'));
  const [width, height] = [numberOf('width'), numberOf('height')];
  const focus = { focalX: perCent(numberOf('focalX')), focalY: perCent(numberOf('focalY')) };
  const move = (focalX: number, focalY: number) => {
    form.setValue('focalX', String(perCent(focalX)), { shouldDirty: true });
    form.setValue('focalY', String(perCent(focalY)), { shouldDirty: true });
  };
  const onClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // A key that presses the button knows no place.
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
      <legend className="mb-1 font-semibold text-sm">Focal point</legend>
      <div className="flex flex-wrap items-start gap-4">
        <button
          type="button"
          onClick={onClick}
          onKeyDown={onKeyDown}
          aria-label={`Focal point: ${focus.focalX} % from the left, ${focus.focalY} % from the top. Arrow keys move it.`}
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
          {sides.map(([name, label]) => (
            <Field key={name} label={label} error={form.formState.errors[name]?.message}>
              {(described) => (
                <input
                  {...described}
                  {...form.register(name)}
                  type="number"
                  min={0}
                  max={100}
                  step={1}
                  className={inputLook}
                />
              )}
            </Field>
          ))}
          <p className="col-span-2 text-sm text-ink-muted">
            Click what has to stay in view. Pages show the picture cut like this:
          </p>
        </div>
      </div>
      <ul className="mt-3 flex flex-wrap items-end gap-3">
        {shapeNames.map((shape) => {
          const part = cropRegion({ width, height }, shape, focus);
          return (
            <li key={shape} className="text-sm text-ink-muted">
              <svg
                role="img"
                aria-label={`Preview: ${shapeLabels[shape]}`}
                viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
                className="mb-1 block h-28 w-auto bg-rule"
              >
                <image href={href} width={width} height={height} />
              </svg>
              {shapeLabels[shape]}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
