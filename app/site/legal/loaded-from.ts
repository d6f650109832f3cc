/** Where everything comes from that our pages load by themselves. @param hosts those that aren't ours, as the records name them */
export function loadedFrom(hosts: readonly string[]): string {
  if (hosts.length === 0) {
    return 'Beim Laden unserer Seiten wird kein anderer Anbieter aufgerufen: Schriften, Bilder und Programme kommen von unserem eigenen Server.';
  }
  return `Beim Laden unserer Seiten kommen einzelne Bilder oder Filme von anderen Anbietern: ${hosts.join(', ')}. Diese erhalten dabei Ihre IP-Adresse und bearbeiten sie nach ihren eigenen Regeln, möglicherweise auch im Ausland. Alles andere, auch Schriften und Programme, kommt von unserem eigenen Server.`;
}
