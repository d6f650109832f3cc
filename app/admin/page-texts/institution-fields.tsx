import { TextField, TextsField } from '../content/fields/content-fields.tsx';

const part = 'grid gap-4 border-rule border-t pt-4 sm:grid-cols-2';

/** An address as the QR-bill asks for it: each part in a field of its own. */
function AddressFields({ path }: { path: string }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-4">
        <TextField path={`${path}.street`} label="Street" />
        <TextField path={`${path}.buildingNumber`} label="Number" isOptional />
      </div>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
        <TextField path={`${path}.zip`} label="Postal code" />
        <TextField path={`${path}.city`} label="Town" />
      </div>
    </>
  );
}

/** Who publishes the study, and where visitors reach it. */
export function InstitutionFields() {
  return (
    <div className="grid gap-5">
      <fieldset className={part}>
        <legend className="sr-only">Institution</legend>
        <h3 className="text-lg sm:col-span-2">Institution</h3>
        <TextField path="name" label="University" />
        <TextField path="department" label="Department" />
        <TextField path="institute" label="Institute" className="sm:col-span-2" />
        <AddressFields path="address" />
      </fieldset>
      <fieldset className={part}>
        <legend className="sr-only">Contact and mails</legend>
        <h3 className="text-lg sm:col-span-2">Contact and mails</h3>
        <TextField
          path="contactEmail"
          label="E-mail for visitors"
          type="email"
          help="Beside the forms, on the legal pages, on invoices and in mails."
        />
        <TextField
          path="senderName"
          label="Sender of mails"
          help="Also names the feed, passkeys and codes. The sender’s address is the setting MAIL_FROM."
        />
      </fieldset>
      <fieldset className={part}>
        <legend className="sr-only">Footer</legend>
        <h3 className="text-lg sm:col-span-2">Footer</h3>
        <TextField
          path="footer.copyright"
          label="Publisher"
          help="Follows © and the year of the edition."
          className="sm:col-span-2"
        />
        <TextField path="footer.department.label" label="Department: link" />
        <TextField path="footer.department.href" label="Department: address" type="url" />
      </fieldset>
      <fieldset className={part}>
        <legend className="sr-only">Real names</legend>
        <h3 className="text-lg sm:col-span-2">Names that look like samples</h3>
        <TextsField
          path="realNames"
          label="Names that are real"
          as="lines"
          rows={2}
          className="sm:col-span-2"
          help="Names like Muster or Beispiel count as samples, and a sample sells nothing. Write a real one here, in full, one per line: Mustermann AG."
        />
      </fieldset>
    </div>
  );
}

/** Whom invoices name as seller and creditor. */
export function SellerFields() {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Seller</legend>
      <p className="text-ink-muted text-sm sm:col-span-2">
        Every new invoice, the QR-bill and the foot of every mail name this seller, and the holder of the UID in
        INVOICE_UID. The account is the setting INVOICE_IBAN. Invoices that were issued keep the seller they name.
      </p>
      <TextField path="seller.name" label="Name" className="sm:col-span-2" />
      <AddressFields path="seller" />
    </fieldset>
  );
}

/** What the legal notices say of the publisher. */
export function PublisherFields() {
  return (
    <div className="grid gap-5">
      <p className="text-ink-muted text-sm">
        The sections of the legal notices that show the institution take their text from here.
      </p>
      <TextField path="publisher.statement" label="Publisher" rows={2} />
      <TextField
        path="publisher.email"
        label="E-mail of the legal notices"
        type="email"
        isOptional
        help="Left empty: the e-mail for visitors."
      />
      <TextsField path="publisher.responsiblePersons" label="Responsible persons" as="lines" />
      <div className={part}>
        <TextField path="publisher.projectLead.text" label="Project lead" />
        <TextField path="publisher.projectLead.email" label="E-mail of the project lead" type="email" />
        <TextField path="publisher.association.text" label="Association" />
        <TextField path="publisher.association.email" label="E-mail of the association" type="email" />
      </div>
    </div>
  );
}

/** Whom the media ask. */
export function PressContactFields() {
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted text-sm">
        Stands in the last card of the media kit, in its vCard, and in the press releases of editions that are published
        from now on.
      </p>
      <TextField path="pressContact.name" label="Name" />
      <TextField path="pressContact.role" label="Role" />
      <TextField path="pressContact.organization" label="Organization" />
      <TextField path="pressContact.email" label="E-mail" type="email" />
    </div>
  );
}
