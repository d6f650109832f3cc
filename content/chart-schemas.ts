/** The kinds of charts that an insight card can have. */
import * as z from 'zod/mini';
import { field } from './field-meta.ts';
import { line, listKey, year } from './field-schemas.ts';

/** Range of the axis; `ends` labels the two poles of the scale. */
const axis = z.strictObject({
  min: field(z.number(), 'Axis from'),
  max: field(z.number(), 'Axis to'),
  ends: z.optional(z.strictObject({ min: field(line, 'Left end'), max: field(line, 'Right end') })),
});

/** @param figure the schema of a figure, or of a figure's key */
export function chartShapes<Figure extends z.ZodMiniType>(figure: Figure) {
  const label = field(line, 'Label');
  const labelledFigure = z.strictObject({ key: listKey, label, figure: field(figure, 'Figure') });

  /** Parts of one question. `partition`: the parts are meant to add up to 100. */
  const shareBlock = z.strictObject({
    key: listKey,
    label,
    partition: field(z.boolean(), 'The parts add up to 100'),
    parts: field(z.array(labelledFigure).check(z.minLength(2)), 'Parts', { itemName: 'Figure', isShort: true }),
  });
  const questions = { itemName: 'Question' };
  const blocks = field(z.array(shareBlock), 'Values', questions);
  const bars = field(z.array(labelledFigure), 'Bars');
  /** One value for each of `years`; null: not published, shown as `missing`. */
  const rows = field(
    z.array(z.strictObject({ key: listKey, label, values: field(z.array(z.nullable(figure)), 'Values') })),
    'Rows',
  );
  const overYears = {
    axis,
    years: field(z.array(year), 'Years'),
    missing: field(line, 'Text for unpublished values'),
  };

  const chart = z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('grouped-bars'),
      axis,
      groups: field(z.array(z.strictObject({ key: listKey, label, bars })), 'Values', { itemName: 'Group' }),
    }),
    z.strictObject({
      kind: z.literal('measure-panels'),
      panels: field(z.array(z.strictObject({ key: listKey, label, axis, bars })), 'Values', { itemName: 'Panel' }),
    }),
    z.strictObject({ kind: z.literal('profile'), ...overYears, rows }),
    z.strictObject({ kind: z.literal('shares'), blocks }),
    /** Shares of the respondents, a dot for each per cent. */
    z.strictObject({ kind: z.literal('population'), blocks }),
    /** The difference is the last value minus the first. */
    z.strictObject({
      kind: z.literal('stages'),
      ...overYears,
      stages: rows,
      differenceLabel: field(line, 'Label of the difference'),
    }),
    z.strictObject({
      kind: z.literal('demographics'),
      facts: field(z.array(labelledFigure), 'Facts'),
      blocks,
    }),
  ]);
  return {
    chart,
    labelledFigures: (name: string) => field(z.array(labelledFigure), name, { itemName: 'Figure', isShort: true }),
    shareBlocks: (name: string) => field(z.array(shareBlock), name, questions),
    shareBlock,
    labelledFigure,
  };
}

export type Axis = z.infer<typeof axis>;
