import { words } from '#platform/words.ts';
import { businessAreaLabels, companySizeLabels, partnerInterestLabels } from './study-order-labels.ts';

/** The choices of the order form as people read them. */
export const studyOrderWords = words(
  { businessAreas: businessAreaLabels, companySizes: companySizeLabels, partnerInterests: partnerInterestLabels },
  {
    fr: {
      businessAreas: {
        marktforschung: 'Études de marché',
        strategy: 'Stratégie',
        produktentwicklung: 'Développement de produits',
        kommunikation: 'Communication',
        risikoberechnung: 'Calcul des risques',
      },
      companySizes: { small: 'jusqu’à 500 collaborateurs', large: 'plus de 500 collaborateurs' },
      partnerInterests: { yes: 'Oui', maybe: 'Peut-être', no: 'Non' },
    },
    it: {
      businessAreas: {
        marktforschung: 'Ricerche di mercato',
        strategy: 'Strategia',
        produktentwicklung: 'Sviluppo di prodotti',
        kommunikation: 'Comunicazione',
        risikoberechnung: 'Calcolo dei rischi',
      },
      companySizes: { small: 'fino a 500 collaboratori', large: 'più di 500 collaboratori' },
      partnerInterests: { yes: 'Sì', maybe: 'Forse', no: 'No' },
    },
    en: {
      businessAreas: {
        marktforschung: 'Market research',
        strategy: 'Strategy',
        produktentwicklung: 'Product development',
        kommunikation: 'Communications',
        risikoberechnung: 'Risk assessment',
      },
      companySizes: { small: 'up to 500 employees', large: 'more than 500 employees' },
      partnerInterests: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
    },
  },
);
