import type { Chart } from '#content/schemas.ts';
import { useContentField } from '../../content/draft/draft-fields.ts';
import { CheckField, NumberField, TextField } from '../../content/fields/content-fields.tsx';
import { ContentList } from '../../content/fields/content-list.tsx';
import { GroupValues } from './group-values.tsx';
import { YearValues } from './year-values.tsx';

interface ChartFieldsProps {
  /** Of the chart. */
  path: string;
  cardPath: string;
}

/** Where the groups of a chart stand, and the values in each. */
const groups = {
  'grouped-bars': { list: 'groups', entries: 'bars', name: 'Group' },
  'measure-panels': { list: 'panels', entries: 'bars', name: 'Panel' },
  shares: { list: 'blocks', entries: 'parts', name: 'Question' },
  population: { list: 'blocks', entries: 'parts', name: 'Question' },
  demographics: { list: 'blocks', entries: 'parts', name: 'Question' },
} as const;

/** The values of a chart, and what is particular to its kind. */
export function ChartFields({ path, cardPath }: ChartFieldsProps) {
  const { value: kind } = useContentField<Chart['kind']>(`${path}.kind`);
  if (!kind) return null;
  if (kind === 'profile' || kind === 'stages') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <YearValues chartPath={path} cardPath={cardPath} list={kind === 'profile' ? 'rows' : 'stages'} />
        <AxisFields path={`${path}.axis`} hasEnds={kind === 'profile'} />
        <TextField path={`${path}.missing`} label="Words where nothing is published" />
        {kind === 'stages' && <TextField path={`${path}.differenceLabel`} label="What the difference is called" />}
      </div>
    );
  }
  const { list, entries, name } = groups[kind];
  const newGroup = () => ({
    label: '',
    [entries]: [],
    ...(kind === 'measure-panels' && { axis: { min: 0, max: 100 } }),
    ...(list === 'blocks' && { partition: true }),
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {kind === 'demographics' && <GroupValues path={`${path}.facts`} cardPath={cardPath} caption="Facts" />}
      {kind === 'grouped-bars' && <AxisFields path={`${path}.axis`} />}
      <ContentList path={`${path}.${list}`} label="Values" itemName={name} newItem={newGroup}>
        {(group, place) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <TextField path={`${group}.label`} label={`${name} ${place + 1}`} />
            <GroupValues path={`${group}.${entries}`} cardPath={cardPath} caption={`${name} ${place + 1}`} />
            {list === 'blocks' && <CheckField path={`${group}.partition`} label="The parts add up to 100" />}
            {kind === 'measure-panels' && <AxisFields path={`${group}.axis`} />}
          </div>
        )}
      </ContentList>
    </div>
  );
}

/** Where bars begin and end. */
function AxisFields({ path, hasEnds = false }: { path: string; hasEnds?: boolean }) {
  const { value: ends, change } = useContentField<object>(`${path}.ends`);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <NumberField path={`${path}.min`} label="Axis from" />
      <NumberField path={`${path}.max`} label="Axis to" />
      {hasEnds && (
        <label className="inline-flex min-h-9 items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            checked={ends !== undefined}
            onChange={({ target }) => change(target.checked ? { min: '', max: '' } : undefined)}
            className="size-5 accent-accent"
          />
          Its ends have names
        </label>
      )}
      {hasEnds && ends && (
        <>
          <TextField path={`${path}.ends.min`} label="Left end" />
          <TextField path={`${path}.ends.max`} label="Right end" />
        </>
      )}
    </div>
  );
}
