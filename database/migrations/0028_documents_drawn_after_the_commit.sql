ALTER TABLE "invoice_documents" ALTER COLUMN "sha256" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_documents" ALTER COLUMN "pdf" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "invoice_documents_not_drawn" ON "invoice_documents" USING btree ("issued_at") WHERE pdf is null;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_pdf_with_hash" CHECK ((pdf is null) = (sha256 is null));--> statement-breakpoint
-- A PDF is compressed already.
ALTER TABLE "invoice_documents" ALTER COLUMN "pdf" SET STORAGE EXTERNAL;--> statement-breakpoint
DROP TRIGGER never_updated ON invoice_documents;--> statement-breakpoint
-- The one change: a document without a PDF gets it, with the hash of exactly these bytes.
CREATE TRIGGER never_updated BEFORE UPDATE ON invoice_documents FOR EACH ROW WHEN (not (
	old.pdf is null and new.pdf is not null and new.sha256 is not distinct from encode(sha256(new.pdf), 'hex')
	and (new.number, new.kind, new.study_order_id, new.revokes, new.issued_at, new.content, new.total_rappen, new.reference)
		is not distinct from (old.number, old.kind, old.study_order_id, old.revokes, old.issued_at, old.content, old.total_rappen, old.reference)
)) EXECUTE FUNCTION refuse_change_of_accounts();
