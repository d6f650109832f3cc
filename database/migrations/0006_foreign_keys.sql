-- What spoke of records that were gone already goes as retention would have taken it; so every reference below holds.
DELETE FROM "mails" WHERE "record_kind" = 'study-orders' AND NOT EXISTS (SELECT FROM "study_orders" WHERE "id" = "record_id") OR "record_kind" = 'print-orders' AND NOT EXISTS (SELECT FROM "print_orders" WHERE "id" = "record_id") OR "record_kind" = 'contact-messages' AND NOT EXISTS (SELECT FROM "contact_messages" WHERE "id" = "record_id");--> statement-breakpoint
DELETE FROM "report_downloads" WHERE NOT EXISTS (SELECT FROM "study_orders" WHERE "id"::text = lower("study_order_id"));--> statement-breakpoint
-- The audit log outlives its records; an id that never was one says nothing.
ALTER TABLE "audit_log" ALTER COLUMN "record_id" SET DATA TYPE uuid USING CASE WHEN "record_id" ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' THEN "record_id"::uuid END;--> statement-breakpoint
ALTER TABLE "report_downloads" ALTER COLUMN "study_order_id" SET DATA TYPE uuid USING "study_order_id"::uuid;--> statement-breakpoint
-- In one statement: the table is written anew once.
ALTER TABLE "mails" ADD COLUMN "study_order_id" uuid GENERATED ALWAYS AS (case when record_kind = 'study-orders' then record_id end) STORED, ADD COLUMN "print_order_id" uuid GENERATED ALWAYS AS (case when record_kind = 'print-orders' then record_id end) STORED, ADD COLUMN "contact_message_id" uuid GENERATED ALWAYS AS (case when record_kind = 'contact-messages' then record_id end) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_print_order_id_print_orders_id_fk" FOREIGN KEY ("print_order_id") REFERENCES "public"."print_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_downloads" ADD CONSTRAINT "report_downloads_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_of_study_order" ON "mails" USING btree ("study_order_id");--> statement-breakpoint
CREATE INDEX "mails_of_print_order" ON "mails" USING btree ("print_order_id");--> statement-breakpoint
CREATE INDEX "mails_of_contact_message" ON "mails" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "report_downloads_of_study_order" ON "report_downloads" USING btree ("study_order_id");
