import type { PageHeadingTexts } from '#content/page-head-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { Language } from '#platform/languages.ts';
import { DashboardFrame } from '../dashboard-frame.tsx';
import { type NavigatedStudy, StudyNavigator } from '../study-navigator.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SampleFiles } from './sample-files.tsx';
import { UploadPanel } from './upload-panel.tsx';

interface DashboardProps {
  study: NavigatedStudy;
  heading: PageHeadingTexts;
  headingLang: Language | undefined;
  demo: PageTexts['partner-area']['demo'];
  onSignOut: () => void;
}

export default function Dashboard({ study, heading, headingLang, demo, onSignOut }: DashboardProps) {
  return (
    <DashboardFrame
      kicker={heading.kicker}
      title={heading.title}
      headingLang={headingLang}
      firm={demo.profile.organization}
      user={{ name: `${demo.profile.firstName} ${demo.profile.lastName}`, email: demo.profile.email }}
      onSignOut={onSignOut}
      tabs={[
        { id: 'navigator', label: 'Studien-Navigator', panel: <StudyNavigator study={study} /> },
        { id: 'files', label: 'Dateien', panel: <SampleFiles files={demo.files} note={demo.filesNote} /> },
        { id: 'upload', label: 'Upload', panel: <UploadPanel note={demo.uploadNote} /> },
        { id: 'profile', label: 'Profil', panel: <ProfileForm profile={demo.profile} /> },
      ]}
    />
  );
}
