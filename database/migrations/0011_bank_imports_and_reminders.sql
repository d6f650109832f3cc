CREATE TABLE "bank_dismissals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_transaction_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"recorded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"recorded_by" text NOT NULL,
	"undoes" uuid,
	CONSTRAINT "bank_dismissals_undoes_unique" UNIQUE("undoes")
);
--> statement-breakpoint
CREATE TABLE "bank_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"imported_by" text NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"message" text NOT NULL,
	"assigned_count" integer NOT NULL,
	"waiting_count" integer NOT NULL,
	"known_count" integer NOT NULL,
	"not_booked_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"bank_import_id" uuid NOT NULL,
	"account_iban" text NOT NULL,
	"bank_reference" text NOT NULL,
	"entry_reference" text NOT NULL,
	"entry_rappen" bigint NOT NULL,
	"payment_reference" text NOT NULL,
	"amount_rappen" bigint NOT NULL,
	"currency" text NOT NULL,
	"value_date" date NOT NULL,
	"is_reversal" boolean NOT NULL,
	"batch_size" integer,
	"party_name" text NOT NULL,
	"message" text NOT NULL,
	"occurrence" integer NOT NULL,
	CONSTRAINT "bank_transactions_identity" UNIQUE("account_iban","bank_reference","payment_reference","amount_rappen","currency","value_date","is_reversal","occurrence")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_order_id" uuid NOT NULL,
	"document_number" text NOT NULL,
	"level" integer NOT NULL,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"requested_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"dropped_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_dismissals" ADD CONSTRAINT "bank_dismissals_bank_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("bank_transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_dismissals" ADD CONSTRAINT "bank_dismissals_undoes_bank_dismissals_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."bank_dismissals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_transactions" ADD CONSTRAINT "bank_transactions_bank_import_id_bank_imports_id_fk" FOREIGN KEY ("bank_import_id") REFERENCES "public"."bank_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_document_number_invoice_documents_number_fk" FOREIGN KEY ("document_number") REFERENCES "public"."invoice_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_dismissals_of_transaction" ON "bank_dismissals" USING btree ("bank_transaction_id");--> statement-breakpoint
CREATE INDEX "bank_imports_newest" ON "bank_imports" USING btree ("imported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_transactions_of_import" ON "bank_transactions" USING btree ("bank_import_id");--> statement-breakpoint
CREATE INDEX "bank_transactions_of_entry" ON "bank_transactions" USING btree ("account_iban","entry_reference");--> statement-breakpoint
CREATE INDEX "bank_transactions_newest" ON "bank_transactions" USING btree ("value_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reminders_of_study_order" ON "reminders" USING btree ("study_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_one_of_a_level" ON "reminders" USING btree ("document_number","level") WHERE dropped_at is null;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_bank_transaction_id_bank_transactions_id_fk" FOREIGN KEY ("bank_transaction_id") REFERENCES "public"."bank_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_facts_of_bank_transaction" ON "order_facts" USING btree ("bank_transaction_id");--> statement-breakpoint
-- What the bank said, and what was decided of it, never changes either.
CREATE TRIGGER never_updated BEFORE UPDATE ON bank_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER never_updated BEFORE UPDATE ON bank_dismissals FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accounts();
