import { useState } from 'react';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { inDisplayOrder } from '#domain/partners/partner-display-order.ts';
import { partnerTypes } from '#domain/partners/partner-type.ts';
import { PartnerLogo } from '../components/partner-logo.tsx';
import { Badge } from '../components/ui/badge.tsx';
import { Button } from '../components/ui/button.tsx';
import { Choice, FilterBar, SearchInput } from '../components/ui/filter-bar.tsx';
import { useAdminQuery } from './admin-lists.ts';
import { lazyForm } from './lazy-form.tsx';
import { MovableCards } from './movable-cards.tsx';
import { useOpenForm } from './open-forms.tsx';
import { optionsOf } from './options.ts';
import { partnerTypeLabels } from './partner-type-labels.ts';
import { englishActions, RecordActions } from './record-actions.tsx';
import { englishFailure, englishSuccess, partnerKind } from './record-kinds.ts';
import { RecordLink } from './record-link.tsx';
import { CardSkeletons, EmptyState, english, ListStates, TabFrame } from './tab-frame.tsx';
import { matches } from './text-search.ts';
import { englishDeletion, useDeletion } from './use-deletion.tsx';
import { type OrderToasts, useOrder } from './use-order.ts';
import { isDraft, useRecords } from './use-records.ts';

const [PartnerForm, usePreloadedForm] = lazyForm(() => import('./partner-form.tsx'));

const typeOptions = [['all', 'All types'], ...optionsOf(partnerTypes, partnerTypeLabels)] as const;

const moving = {
  help: 'The website shows the partners of each type in this order. To move one, drag it by its handle or use its arrows.',
  drag: 'Drag',
  forward: (name: string) => `Move ${name} forward`,
  back: (name: string) => `Move ${name} back`,
  arrived: (name: string, place: number, count: number) => `${name}: place ${place} of ${count}`,
};

const orderToasts: OrderToasts = {
  done: englishSuccess('Partners reordered successfully'),
  failed: englishFailure('Failed to reorder partners'),
};

export default function PartnersTab() {
  usePreloadedForm();
  const query = useAdminQuery<Partner[]>(partnerKind.path);
  const { remove } = useRecords<Partner>(partnerKind);
  const saveOrder = useOrder(partnerKind, orderToasts);
  const openForm = useOpenForm();
  const edit = (partner: Partner | null) =>
    openForm('en', (onClosed) => <PartnerForm partner={partner} onClosed={onClosed} />);
  const [search, setSearch] = useState('');
  const [type, setType] = useState<(typeof typeOptions)[number][0]>('all');
  const { askToDelete, deletionDialog } = useDeletion(
    remove,
    englishDeletion<Partner>('partner', ({ name }) => name),
  );
  return (
    <TabFrame
      title="Partners"
      lang="en"
      actions={
        <Button look="primary" onClick={() => edit(null)}>
          Add Partner
        </Button>
      }
    >
      <ListStates query={query} failure="The partners could not be loaded." {...english} skeleton={<CardSkeletons />}>
        {(unordered) => {
          const partners = inDisplayOrder(unordered);
          const shown = partners.filter(
            (partner) =>
              (type === 'all' || partner.type === type) &&
              matches(search, partner.name, partner.description, partner.contactEmail),
          );
          return (
            <>
              {partners.length > 0 && (
                <FilterBar>
                  <SearchInput label="Search partners" value={search} onChange={setSearch} />
                  <Choice label="Filter" value={type} options={typeOptions} onChange={setType} />
                </FilterBar>
              )}
              {shown.length === 0 && (
                <EmptyState>{partners.length === 0 ? 'No partners yet' : 'No partners match'}</EmptyState>
              )}
              {shown.length > 0 && (
                <MovableCards
                  rows={shown}
                  groupOf={({ type: kind }) => partners.filter((partner) => partner.type === kind)}
                  texts={moving}
                  onOrder={saveOrder}
                >
                  {(partner, handles) => (
                    <>
                      <PartnerFacts partner={partner} />
                      <RecordActions
                        name={partner.name}
                        disabled={isDraft(partner)}
                        {...englishActions}
                        onEdit={() => edit(partner)}
                        onDelete={() => askToDelete(partner)}
                      >
                        {handles}
                      </RecordActions>
                    </>
                  )}
                </MovableCards>
              )}
            </>
          );
        }}
      </ListStates>
      {deletionDialog}
    </TabFrame>
  );
}

function PartnerFacts({ partner }: { partner: Partner }) {
  const { name, description, type, logoUrl, websiteUrl, contactEmail, isActive } = partner;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <PartnerLogo
          name=""
          logoUrl={logoUrl}
          className="rounded-sm bg-white p-1"
          fallback={
            <span
              aria-hidden="true"
              className="inline-flex h-16 w-32 items-center justify-center rounded-sm bg-rule/50 text-sm"
            >
              No logo
            </span>
          }
        />
        <span className="flex flex-wrap justify-end gap-1">
          <Badge>{partnerTypeLabels[type] ?? type}</Badge>
          <Badge look={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</Badge>
        </span>
      </div>
      <h3 className="mt-3 line-clamp-2 text-lg wrap-anywhere">{name}</h3>
      <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">
        {description || 'No description provided'}
      </p>
      <p className="mt-2 flex flex-col text-sm">
        <RecordLink href={websiteUrl} />
        {contactEmail && <span className="truncate text-ink-muted">{contactEmail}</span>}
      </p>
    </>
  );
}
