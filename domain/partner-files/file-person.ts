/** A user of the partner area's files. */
export interface FilePerson {
  /** Id of the account. */
  id: string;
  email: string;
  /** null for the office. */
  firmId: string | null;
}
