interface TeamTexts {
  role: string;
  department?: string;
  bio: string;
  expertise: string[];
}

/** Texts of the starter's records in a language, by kind and German name. */
export interface RecordTexts {
  partners: Record<string, { description: string }>;
  media: Record<string, { title: string; description: string }>;
  studies: Record<string, { title: string; description: string }>;
  team: Record<string, TeamTexts>;
  heroVideos: Record<string, { title: string }>;
}
