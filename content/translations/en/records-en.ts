import type { RecordTexts } from '../record-texts.ts';

export const records: RecordTexts = {
  partners: {
    Musterhochschule: {
      description:
        'Responsible for the study: questions, analysis and interpretation are in the hands of the department’s research team.',
    },
    'Universität Musterstadt': {
      description: 'Supports the development of the questionnaire and reviews the statistical analysis.',
    },
    'Muster Versicherung': {
      description: 'Property insurance; contributes questions from advice and claims handling.',
    },
    'Beispiel Krankenkasse': { description: 'Health insurance; supports the study of how premiums develop.' },
    'Musterbroker Schweiz': {
      description: 'Independent advice for companies; contributes the view of intermediaries.',
    },
    'Beispiel Leben': { description: 'Life insurance and pensions; a partner from the very beginning.' },
    'Panel Muster AG': {
      description: 'Carries out the survey in the three language regions and ensures the quality of the sample.',
    },
    'Verband Musterbranche': {
      description: 'Links research and professional practice and brings the results into the industry.',
    },
    'Musterverein Versicherungskunden': {
      description: 'Represents the interests of insured persons in the choice of topics.',
    },
    'Muster Rück': { description: 'Was a partner of the 2022 edition.' },
  },
  media: {
    'Versicherte wollen wissen, wo KI im Spiel ist': {
      title: 'Policyholders want to know where AI is involved',
      description: 'Report on the need for transparency in the use of artificial intelligence.',
    },
    'Prämien: Was die Befragten erwarten und wie sie reagieren': {
      title: 'Premiums: what respondents expect and how they react',
      description: 'Background on the development of premiums in health and property insurance.',
    },
    'Online suchen, persönlich kündigen': {
      title: 'Searching online, cancelling in person',
      description: 'How customers’ paths differ depending on what they intend to do.',
    },
    'Gespräch zur vierten Ausgabe': {
      title: 'Interview on the fourth edition',
      description: 'The project lead presents the results and answers questions from the industry.',
    },
    'Petra Muster zur Transparenz': {
      title: 'Petra Muster on transparency',
      description: '“Those who use artificial intelligence without saying so lose trust that they will still need.”',
    },
    'Max Beispiel zur Methode': {
      title: 'Max Beispiel on the method',
      description: '“A figure that does not say who was asked and when is not information.”',
    },
    'Bildmotiv der Ausgabe 2024': {
      title: 'Image of the 2024 edition',
      description: 'Still from the opening video of the fourth edition.',
    },
    'Vorschau auf den Versicherungsmonitor 2030': {
      title: 'Preview of the Versicherungsmonitor 2030',
      description: 'Appears only once the date has been reached.',
    },
  },
  studies: {
    'Versicherungsmonitor 2024': {
      title: 'Versicherungsmonitor 2024',
      description:
        'Artificial intelligence, premiums and advice: the fourth edition shows how people in Switzerland see their insurance companies and health insurers.',
    },
    'Versicherungsmonitor 2023': {
      title: 'Versicherungsmonitor 2023',
      description: 'Sustainability and advice: what sustainable insurance products mean and what makes good advice.',
    },
    'Versicherungsmonitor 2022': {
      title: 'Versicherungsmonitor 2022',
      description: 'Customer journey and apps: the path of customers from searching for information to cancellation.',
    },
    'Versicherungsmonitor 2021': {
      title: 'Versicherungsmonitor 2021',
      description: 'Basic research: the first edition defines the questionnaire, the sample and what is measured.',
    },
  },
  team: {
    'Petra Muster': {
      role: 'Project lead',
      department: 'School of Management',
      bio: 'Has led the Versicherungsmonitor since its first edition. Her research is about how people understand, compare and choose insurance.',
      expertise: ['Insurance management', 'Consumer behaviour', 'Survey research', 'Customer advice', 'Premiums'],
    },
    'Max Beispiel': {
      role: 'Co-project lead',
      department: 'School of Management',
      bio: 'Responsible for the sample and the analysis. He is interested in how attitudes can be measured reliably over the years.',
      expertise: ['Statistics', 'Methodology', 'Samples', 'Data analysis'],
    },
    'Lea Mustermann': {
      role: 'Senior Researcher',
      department: 'School of Management',
      bio: 'Studies how policyholders use artificial intelligence and what transparency they expect from companies.',
      expertise: ['Artificial intelligence', 'Transparency', 'Data protection', 'Digital services', 'Ethics', 'Trust'],
    },
    'Jonas Beispielhaft': {
      role: 'Senior Researcher',
      department: 'School of Management',
      bio: 'Works on the customer journey from the search for information to cancellation, and on switching between digital and personal channels.',
      expertise: ['Customer journey', 'Apps'],
    },
    'Chiara Muster': {
      role: 'Senior Researcher',
      bio: 'Links research with the practice of advice and represents Italian-speaking Switzerland in the team.',
      expertise: ['Quality of advice', 'Multilingual surveys', 'Communication', 'Continuing education'],
    },
    'Urs Beispiel': {
      role: 'Senior Researcher',
      department: 'School of Management',
      bio: 'Contributed to the 2021 and 2022 editions.',
      expertise: ['Basic research'],
    },
  },
  heroVideos: {
    'Einstiegsvideo 2024': { title: 'Opening video 2024' },
    'Beispiel eines YouTube-Videos': { title: 'Example of a YouTube video' },
  },
};
