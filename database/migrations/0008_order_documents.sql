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
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_document_number_invoice_documents_number_fk" FOREIGN KEY ("document_number") REFERENCES "public"."invoice_documents"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_documents_of_study_order" ON "invoice_documents" USING btree ("study_order_id");--> statement-breakpoint
CREATE INDEX "order_facts_of_study_order" ON "order_facts" USING btree ("study_order_id");