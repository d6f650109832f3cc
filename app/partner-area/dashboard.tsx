import { useEffect, useRef } from 'react';
import type { PageHeadingTexts } from '#content/page-schemas.ts';
import { sampleEmail } from '#content/partner-area.ts';
import { FileList } from './file-list.tsx';
import { Tabs } from './panel-tabs.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type NavigatedStudy, StudyNavigator } from './study-navigator.tsx';
import { UploadPanel } from './upload-panel.tsx';

export interface DashboardProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  onLogOut: () => void;
}

export function Dashboard({ study, heading: { kicker, title }, onLogOut }: DashboardProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingElement.current?.focus({ preventScroll: true }), []);
  return (
    <div className="container-page pt-10 pb-24">
      <header className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <p className="kicker mb-3">{kicker}</p>
          <h1 ref={headingElement} tabIndex={-1} className="text-4xl outline-none">
            {title}
          </h1>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="text-ink-muted">
            Angemeldet als <span className="font-semibold text-ink">{sampleEmail}</span>
          </p>
          <button
            type="button"
            onClick={onLogOut}
            className="no-print min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper"
          >
            Abmelden
          </button>
        </div>
      </header>
      <Tabs
        label={title}
        layout="bar"
        tabs={[
          { id: 'navigator', label: 'Studien-Navigator', panel: <StudyNavigator study={study} /> },
          { id: 'files', label: 'Dateien', panel: <FileList /> },
          { id: 'upload', label: 'Upload', panel: <UploadPanel /> },
          { id: 'profile', label: 'Profil', panel: <ProfileForm /> },
        ]}
      />
    </div>
  );
}
