import { italianDate } from '#platform/dates.ts';
import { words } from '#platform/words.ts';

/** What a reminder mentions; days as long dates. */
interface Reminded {
  number: string;
  issuedOn: string;
  payableUntil: string;
  /** The open amount. */
  amount: string;
  /** The last day of the days of grace. */
  until: string;
}

/** Titles and texts are those of the levels 1, 2 and 3: why the buyer is reminded, and what to do. */
export const reminderWords = words(
  {
    titles: ['Zahlungserinnerung', 'Zweite Zahlungserinnerung', 'Letzte Mahnung'],
    texts: ({ number, issuedOn, payableUntil, amount, until }: Reminded): [reason: string, request: string][] => {
      const invoice = `die Rechnung ${number} vom ${issuedOn}`;
      const due = `Sie war bis zum ${payableUntil} zahlbar.`;
      return [
        [
          `Vielleicht ist sie im Alltag untergegangen: Für ${invoice} haben wir noch keine vollständige Zahlung erhalten. ${due}`,
          `Wir danken Ihnen, wenn Sie den offenen Betrag von ${amount} in den nächsten Tagen überweisen.`,
        ],
        [
          `Trotz unserer Erinnerung ist ${invoice} noch nicht vollständig bezahlt. ${due}`,
          `Bitte überweisen Sie den offenen Betrag von ${amount} bis zum ${until}.`,
        ],
        [
          `Wir haben Sie zweimal erinnert, und ${invoice} ist noch immer nicht vollständig bezahlt. ${due}`,
          `Wir fordern Sie auf, den offenen Betrag von ${amount} bis zum ${until} zu überweisen. Spricht etwas gegen die Zahlung, so teilen Sie es uns bitte bis dahin mit.`,
        ],
      ];
    },
    subject: (title: string, number: string) => `${title}: Rechnung ${number}`,
    preview: (number: string, amount: string) => `Rechnung ${number}: ${amount} sind noch offen.`,
    invoiceDate: 'Rechnungsdatum',
    alreadyPaid: 'Bereits bezahlt',
    openAmount: 'Offener Betrag',
    attached:
      'Die Rechnung liegt dieser E-Mail nochmals bei. Haben Sie inzwischen bezahlt, so betrachten Sie diese Nachricht bitte als gegenstandslos.',
    attachedLetter:
      'Die Rechnung liegt diesem Brief nochmals bei. Haben Sie inzwischen bezahlt, so betrachten Sie diesen Brief bitte als gegenstandslos.',
  },
  {
    fr: {
      titles: ['Rappel de paiement', 'Deuxième rappel de paiement', 'Dernier rappel de paiement'],
      texts: ({ number, issuedOn, payableUntil, amount, until }) => {
        const invoice = `la facture ${number} du ${issuedOn}`;
        const due = `Elle était payable jusqu’au ${payableUntil}.`;
        return [
          [
            `Peut-être cela vous a-t-il échappé : nous n’avons pas encore reçu le paiement intégral de ${invoice}. ${due}`,
            `Nous vous remercions de verser le montant dû de ${amount} ces prochains jours.`,
          ],
          [
            `Malgré notre rappel, ${invoice} n’est pas encore entièrement payée. ${due}`,
            `Veuillez verser le montant dû de ${amount} d’ici au ${until}.`,
          ],
          [
            `Nous vous avons adressé deux rappels, et ${invoice} n’est toujours pas entièrement payée. ${due}`,
            `Nous vous invitons à verser le montant dû de ${amount} d’ici au ${until}. Si quelque chose s’oppose au paiement, veuillez nous en informer dans ce délai.`,
          ],
        ];
      },
      subject: (title, number) => `${title} : facture ${number}`,
      preview: (number, amount) => `Facture ${number} : ${amount} restent à payer.`,
      invoiceDate: 'Date de la facture',
      alreadyPaid: 'Déjà payé',
      openAmount: 'Montant dû',
      attached:
        'La facture est jointe une nouvelle fois à cet e-mail. Si vous avez payé entre-temps, veuillez considérer ce message comme sans objet.',
      attachedLetter:
        'La facture est jointe une nouvelle fois à cette lettre. Si vous avez payé entre-temps, veuillez considérer cette lettre comme sans objet.',
    },
    it: {
      titles: ['Sollecito di pagamento', 'Secondo sollecito di pagamento', 'Ultimo sollecito di pagamento'],
      texts: ({ number, issuedOn, payableUntil, amount, until }) => {
        const invoice = `la fattura ${number} ${italianDate('del', issuedOn)}`;
        const due = `Era pagabile entro ${italianDate('il', payableUntil)}.`;
        const within = `entro ${italianDate('il', until)}`;
        return [
          [
            `Forse Le è sfuggito: per ${invoice} non abbiamo ancora ricevuto il pagamento completo. ${due}`,
            `La ringraziamo se vorrà versare l’importo dovuto di ${amount} nei prossimi giorni.`,
          ],
          [
            `Nonostante il nostro sollecito, ${invoice} non è ancora interamente pagata. ${due}`,
            `La preghiamo di versare l’importo dovuto di ${amount} ${within}.`,
          ],
          [
            `Le abbiamo inviato due solleciti, e ${invoice} non è ancora interamente pagata. ${due}`,
            `La invitiamo a versare l’importo dovuto di ${amount} ${within}. Se qualcosa si oppone al pagamento, La preghiamo di comunicarcelo entro tale termine.`,
          ],
        ];
      },
      subject: (title, number) => `${title}: fattura ${number}`,
      preview: (number, amount) => `Fattura ${number}: ${amount} ancora da pagare.`,
      invoiceDate: 'Data della fattura',
      alreadyPaid: 'Già pagato',
      openAmount: 'Importo dovuto',
      attached:
        'La fattura è nuovamente allegata a questa e-mail. Se nel frattempo ha già pagato, consideri questo messaggio privo di oggetto.',
      attachedLetter:
        'La fattura è nuovamente allegata a questa lettera. Se nel frattempo ha già pagato, consideri questa lettera priva di oggetto.',
    },
    en: {
      titles: ['Payment reminder', 'Second payment reminder', 'Final payment reminder'],
      texts: ({ number, issuedOn, payableUntil, amount, until }) => {
        const invoice = `invoice ${number} of ${issuedOn}`;
        const due = `It was payable by ${payableUntil}.`;
        return [
          [
            `Perhaps it was overlooked: we have not yet received full payment of ${invoice}. ${due}`,
            `We would be grateful if you transferred the outstanding amount of ${amount} in the next few days.`,
          ],
          [
            `Despite our reminder, ${invoice} has not been paid in full. ${due}`,
            `Please transfer the outstanding amount of ${amount} by ${until}.`,
          ],
          [
            `We have sent you two reminders, and ${invoice} has still not been paid in full. ${due}`,
            `We ask you to transfer the outstanding amount of ${amount} by ${until}. If there is a reason not to pay, please let us know by then.`,
          ],
        ];
      },
      subject: (title, number) => `${title}: invoice ${number}`,
      preview: (number, amount) => `Invoice ${number}: ${amount} is still outstanding.`,
      invoiceDate: 'Invoice date',
      alreadyPaid: 'Already paid',
      openAmount: 'Outstanding amount',
      attached:
        'The invoice is attached to this e-mail again. If you have paid in the meantime, please disregard this message.',
      attachedLetter:
        'The invoice is enclosed with this letter again. If you have paid in the meantime, please disregard this letter.',
    },
  },
);
