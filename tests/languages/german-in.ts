/** Words of nearly every German text and of each label of an order that don't exist in the other languages. */
const german =
  /(?<![\p{L}\d])(und|oder|der|das|dem|den|eine[mnrs]?|kein\w*|ist|sind|wird|haben|nicht|bitte|bei|für|mit|vom|von|zum|zur|auf|bis|Sie|Ihr\w*|wir|Rechnung\w*|Bestell\w*|Gutschrift\w*|Zahl\w*|Betrag|Konto|Währung|Referenz|Empfangsschein|Annahmestelle|Prüfkette|Mehrwertsteuer|MWST|Leistung|Ausgabe|Seiten?|Bericht\w*|Studienbericht|Unternehmen\w*|Mitarbeitende|Lizenziert|Lieferung|Dokumente|Stand)(?![\p{L}\d])/gu;

/** German words in a text. */
export const germanIn = (text: string): string[] => text.match(german) ?? [];
