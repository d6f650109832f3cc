import type { ReactElement, ReactNode } from 'react';
import type { Chart } from '#content/schemas.ts';
import { CheckInput } from '../../../workspace/form/check-input.tsx';
import { ContentList } from '../../content/fields/content-list.tsx';
import { FieldByPath } from '../../content/fields/field-control.tsx';
import { type CardPath, type ChartPath, useEditionField } from '../edition-fields.ts';
import { GroupValues } from './group-values.tsx';
import { YearValues } from './year-values.tsx';

export function ChartFields({ cardPath }: { cardPath: CardPath }) {
  const { value: chart } = useEditionField(`${cardPath}.chart`);
  if (!chart?.kind) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FieldsOfKind kind={chart.kind} cardPath={cardPath} />
    </div>
  );
}

function FieldsOfKind({ kind, cardPath }: { kind: Chart['kind']; cardPath: CardPath }): ReactElement {
  const path: ChartPath = `${cardPath}.chart`;
  switch (kind) {
    case 'grouped-bars':
      return (
        <>
          <AxisFields path={`${path}.axis`} />
          <Groups path={`${path}.groups`} name="Group" newGroup={{ label: '', bars: [] }}>
            {(group, caption) => <GroupValues path={`${group}.bars`} {...{ cardPath, caption }} />}
          </Groups>
        </>
      );
    case 'measure-panels':
      return (
        <Groups path={`${path}.panels`} name="Panel" newGroup={{ label: '', bars: [], axis: { min: 0, max: 100 } }}>
          {(panel, caption) => (
            <>
              <GroupValues path={`${panel}.bars`} {...{ cardPath, caption }} />
              <AxisFields path={`${panel}.axis`} />
            </>
          )}
        </Groups>
      );
    case 'shares':
    case 'population':
    case 'demographics':
      return (
        <>
          {kind === 'demographics' && <GroupValues path={`${path}.facts`} cardPath={cardPath} caption="Facts" />}
          <Groups path={`${path}.blocks`} name="Question" newGroup={{ label: '', parts: [], partition: true }}>
            {(block, caption) => (
              <>
                <GroupValues path={`${block}.parts`} {...{ cardPath, caption }} />
                <FieldByPath path={`${block}.partition`} />
              </>
            )}
          </Groups>
        </>
      );
    case 'profile':
    case 'stages':
      return (
        <>
          <YearValues cardPath={cardPath} list={kind === 'profile' ? 'rows' : 'stages'} />
          <AxisFields path={`${path}.axis`} hasEnds={kind === 'profile'} />
          <FieldByPath path={`${path}.missing`} />
          {kind === 'stages' && <FieldByPath path={`${path}.differenceLabel`} />}
        </>
      );
  }
}

interface GroupsProps<Path extends string> {
  path: Path;
  name: string;
  newGroup: object;
  /** The fields of a group below its label. */
  children: (path: `${Path}.${number}`, caption: string) => ReactNode;
}

function Groups<Path extends `${ChartPath}.${'blocks' | 'groups' | 'panels'}`>({
  path,
  name,
  newGroup,
  children,
}: GroupsProps<Path>) {
  return (
    <ContentList path={path} label="Values" itemName={name} newItem={() => newGroup}>
      {(group, index) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <FieldByPath path={`${group}.label`} label={`${name} ${index + 1}`} />
          {children(group, `${name} ${index + 1}`)}
        </div>
      )}
    </ContentList>
  );
}

interface AxisFieldsProps {
  path: `${ChartPath}.axis` | `${ChartPath}.panels.${number}.axis`;
  hasEnds?: boolean;
}

function AxisFields({ path, hasEnds = false }: AxisFieldsProps) {
  const { value: ends, change } = useEditionField(`${path}.ends`);
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
