interface AuditedRecord {
  /** Like 'partners'. */
  recordKind: string;
  recordId: string;
  recordName: string;
  firmId?: string | null;
}

export const orderRecord = ({ id, orderNumber }: { id: string; orderNumber: string }): AuditedRecord => ({
  recordKind: 'study-orders',
  recordId: id,
  recordName: orderNumber,
});

export const accountRecord = ({ id, name }: { id: string; name: string }): AuditedRecord => ({
  recordKind: 'accounts',
  recordId: id,
  recordName: name,
});

export const readTokenRecord = ({ id, name }: { id: string; name: string }): AuditedRecord => ({
  recordKind: 'read-tokens',
  recordId: id,
  recordName: name,
});

interface Invitation {
  id: string;
  email: string;
  firmId: string | null;
}

export const invitationRecord = ({ id, email, firmId }: Invitation): AuditedRecord => ({
  recordKind: 'invitations',
  recordId: id,
  recordName: email,
  firmId,
});

export const publicationRecord = ({ id, document }: { id: string; document: string }): AuditedRecord => ({
  recordKind: 'content-publications',
  recordId: id,
  recordName: document,
});
