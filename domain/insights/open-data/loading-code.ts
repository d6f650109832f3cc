/** Code that loads the values of a card, in one line of each language. It needs nothing but the language itself. */
export const loadingCode = ({ csv, json }: { csv: string; json: string }) => [
  { language: 'R', code: `values <- read.csv("${csv}", encoding = "UTF-8")` },
  {
    language: 'Python',
    code: `import csv, io, urllib.request; values = list(csv.DictReader(io.TextIOWrapper(urllib.request.urlopen("${csv}"), "utf-8", newline="")))`,
  },
  { language: 'JavaScript', code: `const { values } = await (await fetch("${json}")).json();` },
];
