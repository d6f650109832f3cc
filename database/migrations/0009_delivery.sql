CREATE TABLE "delivery_warnings" (
	"study_order_id" uuid NOT NULL,
	"hours" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_warnings_study_order_id_hours_pk" PRIMARY KEY("study_order_id","hours")
);
--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "delivers_automatically" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "report_downloads" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "report_downloads" ADD COLUMN "bytes_handed_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_downloads" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "page_link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_warnings" ADD CONSTRAINT "delivery_warnings_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_automatic_delivery" ON "mails" USING btree ("record_id") WHERE kind = 'report-delivery' and details ->> 'cause' = 'automatic' and status <> 'dropped';--> statement-breakpoint
ALTER TABLE "report_downloads" ADD CONSTRAINT "report_downloads_id_unique" UNIQUE("id");--> statement-breakpoint
-- Until now the office delivered by hand: where reports lie already it goes on until somebody switches it on.
UPDATE "studies" SET "delivers_automatically" = false WHERE "report_file" IS NOT NULL;--> statement-breakpoint
-- Nobody is warned of what waited before there were warnings.
INSERT INTO "delivery_warnings" ("study_order_id", "hours") SELECT o."id", h."hours" FROM "study_orders" o, unnest(array[12, 18, 24]) AS h("hours") WHERE o."created_at" <= now() - h."hours" * interval '1 hour';
