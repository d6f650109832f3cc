/** What the public lists of the API hold, as the pages read them; timestamps are ISO 8601 in UTC. */
import type { MediaType } from '#domain/media/media-type.ts';
import type { PartnerType } from '#domain/partners/partner-type.ts';
import type { StudyLanguage } from '#domain/studies/study-language.ts';

export interface Partner {
  id: string;
  name: string;
  description: string | null;
  type: PartnerType;
  logoUrl: string | null;
  websiteUrl: string | null;
  contactEmail: string | null;
  isActive: boolean;
  sortOrder: number;
}

export interface Study {
  id: string;
  title: string;
  description: string | null;
  year: number;
  pdfUrl: string | null;
  pages: number | null;
  language: StudyLanguage;
  publishedAt: string | null;
  isCurrentEdition: boolean;
}

export interface TeamMember {
  id: string;
  name: string;
  title: string;
  role: string;
  organization: string;
  department: string | null;
  email: string | null;
  profileImageUrl: string | null;
  bio: string | null;
  expertise: string[];
  linkedinUrl: string | null;
  isActive: boolean;
}

export interface HeroVideo {
  id: string;
  title: string;
  description: string | null;
  videoUrl: string;
}

export interface MediaItem {
  id: string;
  title: string;
  description: string | null;
  type: MediaType;
  outlet: string | null;
  url: string | null;
  imageUrl: string | null;
  publishedAt: string | null;
}
