import type { Chart } from '#content/schemas.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { useContentField } from '../../content/draft/draft-fields.ts';
import { ContentList } from '../../content/fields/content-list.tsx';
import { FieldByPath } from '../../content/fields/field-control.tsx';
import { GroupValues } from './group-values.tsx';
import { YearValues } from './year-values.tsx';

interface ChartFieldsProps {
  /** Path of the chart. */
  path: string;
  cardPath: string;
}

/** For each kind: the list of groups, the list of values in a group, and the name of a group. */
const groups = {
  'grouped-bars': { list: 'groups', entries: 'bars', name: 'Group' },
  'measure-panels': { list: 'panels', entries: 'bars', name: 'Panel' },
  shares: { list: 'blocks', entries: 'parts', name: 'Question' },
  population: { list: 'blocks', entries: 'parts', name: 'Question' },
  demographics: { list: 'blocks', entries: 'parts', name: 'Question' },
} as const;

/** The fields of a chart, which depend on its kind. */
export function ChartFields({ path, cardPath }: ChartFieldsProps) {
  const { value: kind } = useContentField<Chart['kind']>(`${path}.kind`);
  if (!kind) return null;
  if (kind === 'profile' || kind === 'stages') {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <YearValues chartPath={path} cardPath={cardPath} list={kind === 'profile' ? 'rows' : 'stages'} />
        <AxisFields path={`${path}.axis`} hasEnds={kind === 'profile'} />
        <FieldByPath path={`${path}.missing`} />
        {kind === 'stages' && <FieldByPath path={`${path}.differenceLabel`} />}
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
        {(group, index) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <FieldByPath path={`${group}.label`} label={`${name} ${index + 1}`} />
            <GroupValues path={`${group}.${entries}`} cardPath={cardPath} caption={`${name} ${index + 1}`} />
            {list === 'blocks' && <FieldByPath path={`${group}.partition`} />}
            {kind === 'measure-panels' && <AxisFields path={`${group}.axis`} />}
          </div>
        )}
      </ContentList>
    </div>
  );
}

function AxisFields({ path, hasEnds = false }: { path: string; hasEnds?: boolean }) {
  const { value: ends, change } = useContentField<object>(`${path}.ends`);
  return (
    <div className="flex flex-wrap items-end gap-4">
      <FieldByPath path={`${path}.min`} />
      <FieldByPath path={`${path}.max`} />
      {hasEnds && (
        <CheckInput
          checked={ends !== undefined}
          onChange={({ target }) => change(target.checked ? { min: '', max: '' } : undefined)}
          className="text-sm font-semibold"
        >
          Name both ends of the axis
        </CheckInput>
      )}
      {hasEnds && ends && (
        <>
          <FieldByPath path={`${path}.ends.min`} />
          <FieldByPath path={`${path}.ends.max`} />
        </>
      )}
    </div>
  );
}
