CREATE TABLE "invoice_documents" (
	"number" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"study_order_id" uuid NOT NULL,
	"revokes" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"total_rappen" integer NOT NULL,
	"reference" text,
	"sha256" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	CONSTRAINT "invoice_documents_revokes_unique" UNIQUE("revokes"),
	CONSTRAINT "invoice_documents_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "order_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_rappen" integer,
	"happened_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" text NOT NULL,
	"undoes" uuid,
	"document_number" text,
	"bank_transaction_id" uuid,
	"note" text,
	CONSTRAINT "order_facts_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "buyer_reference" text;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_documents" ADD CONSTRAINT "invoice_documents_revokes_invoice_documents_number_fk" FOREIGN KEY ("revokes") REFERENCES "public"."invoice_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_undoes_order_facts_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."order_facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_document_number_invoice_documents_number_fk" FOREIGN KEY ("document_number") REFERENCES "public"."invoice_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_documents_of_study_order" ON "invoice_documents" USING btree ("study_order_id");--> statement-breakpoint
CREATE INDEX "order_facts_of_study_order" ON "order_facts" USING btree ("study_order_id");--> statement-breakpoint
-- Accounts are kept for ten years from the end of their business year, the calendar year in Zurich (OR art. 958f).
CREATE FUNCTION ten_business_years_are_over(since timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
	select date_trunc('year', since at time zone 'Europe/Zurich') + interval '11 years' <= now() at time zone 'Europe/Zurich'
$$;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception '% of % is refused: it never changes, and is kept for ten business years', tg_op, tg_table_name
		using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
CREATE TRIGGER never_updated BEFORE UPDATE ON invoice_documents FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER kept_ten_years BEFORE DELETE ON invoice_documents FOR EACH ROW WHEN (not ten_business_years_are_over(old.issued_at)) EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON invoice_documents EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER never_updated BEFORE UPDATE ON order_facts FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER kept_ten_years BEFORE DELETE ON order_facts FOR EACH ROW WHEN (not ten_business_years_are_over(old.recorded_at)) EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON order_facts EXECUTE FUNCTION refuse_change_of_accounts();
