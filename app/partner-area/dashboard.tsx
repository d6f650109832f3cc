import type { PageHeadingTexts } from '#content/page-schemas.ts';
import { sampleEmail } from '#content/partner-area.ts';
import { DashboardFrame } from './dashboard-frame.tsx';
import { FileList } from './file-list.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type NavigatedStudy, StudyNavigator } from './study-navigator.tsx';
import { UploadPanel } from './upload-panel.tsx';

export interface DashboardProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  onLogOut: () => void;
}

/** The dashboard of the demo. */
export function Dashboard({ study, heading: { kicker, title }, onLogOut }: DashboardProps) {
  return (
    <DashboardFrame
      kicker={kicker}
      title={title}
      user={sampleEmail}
      onLogOut={onLogOut}
      tabs={[
        { id: 'navigator', label: 'Studien-Navigator', panel: <StudyNavigator study={study} /> },
        { id: 'files', label: 'Dateien', panel: <FileList /> },
        { id: 'upload', label: 'Upload', panel: <UploadPanel /> },
        { id: 'profile', label: 'Profil', panel: <ProfileForm /> },
      ]}
    />
  );
}
