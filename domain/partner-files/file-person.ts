/** Somebody who handles files of the partner area. */
export interface FilePerson {
  /** Of the account. */
  id: string;
  email: string;
  /** null: of the office. */
  firmId: string | null;
}
