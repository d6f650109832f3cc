import { words } from '#platform/words.ts';

export const aboutWords = words(
  { study: 'Die Studie', figures: 'Zahlen', noMembers: 'Keine Team-Mitglieder' },
  {
    fr: { study: 'L’étude', figures: 'Chiffres', noMembers: 'Aucun membre de l’équipe' },
    it: { study: 'Lo studio', figures: 'Cifre', noMembers: 'Nessun membro del gruppo' },
    en: { study: 'The study', figures: 'Figures', noMembers: 'No team members' },
  },
);
