/** Somebody who works with files of the partner area. */
export interface FilePerson {
  /** Id of the account. */
  id: string;
  email: string;
  /** null for the office. */
  firmId: string | null;
}
