/** A record as the audit log names it. @param recordKind like 'partners' */
export const auditedAs = (recordKind: string, recordId: string, recordName: string) => ({
  recordKind,
  recordId,
  recordName,
});

interface Named {
  id: string;
  name: string;
}

export const orderRecord = ({ id, orderNumber }: { id: string; orderNumber: string }) =>
  auditedAs('study-orders', id, orderNumber);
export const accountRecord = ({ id, name }: Named) => auditedAs('accounts', id, name);
export const readTokenRecord = ({ id, name }: Named) => auditedAs('read-tokens', id, name);
export const publicationRecord = ({ id, document }: { id: string; document: string }) =>
  auditedAs('content-publications', id, document);
export const invitationRecord = ({ id, email, firmId }: { id: string; email: string; firmId: string | null }) => ({
  ...auditedAs('invitations', id, email),
  firmId,
});
