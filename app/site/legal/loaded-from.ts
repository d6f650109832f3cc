/** Lists the hosts from which our pages load content automatically. @param hosts other hosts named in records */
export function hostsText(hosts: readonly string[]): string {
  if (hosts.length === 0) {
    return 'Beim Laden unserer Seiten wird kein anderer Anbieter aufgerufen: Schriften, Bilder und Programme kommen von unserem eigenen Server.';
  }
  return `Beim Laden unserer Seiten kommen einzelne Bilder oder Filme von anderen Anbietern: ${hosts.join(', ')}. Diese erhalten dabei Ihre IP-Adresse und bearbeiten sie nach ihren eigenen Regeln, möglicherweise auch im Ausland. Alles andere, auch Schriften und Programme, kommt von unserem eigenen Server.`;
}
