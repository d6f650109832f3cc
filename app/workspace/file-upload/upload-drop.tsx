import { partnerFileTypes } from '#domain/partner-files/partner-file-choices.ts';
import { FileDrop } from '../../components/ui/file-drop.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { uploadTexts } from './upload-texts.ts';

interface UploadDropProps {
  lang: WorkspaceLanguage;
  onFiles: (files: File[]) => void;
  isLarge?: boolean;
}

/** A drop area for the file types that firms and the office exchange. */
export function UploadDrop({ lang, ...props }: UploadDropProps) {
  return (
    <FileDrop texts={uploadTexts[lang]} accept={partnerFileTypes.map((type) => `.${type}`).join(',')} {...props} />
  );
}
