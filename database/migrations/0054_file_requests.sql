CREATE TABLE "file_request_answers" (
	"file_request_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_request_answers_file_request_id_version_id_pk" PRIMARY KEY("file_request_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "file_request_firms" (
	"file_request_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	CONSTRAINT "file_request_firms_file_request_id_firm_id_pk" PRIMARY KEY("file_request_id","firm_id")
);
--> statement-breakpoint
CREATE TABLE "file_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"message" text,
	"due_on" date NOT NULL,
	"is_for_all_firms" boolean NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"reminded_before" date,
	"reminded_on" date
);
--> statement-breakpoint
ALTER TABLE "partner_files" ADD COLUMN "visible_from" date;--> statement-breakpoint
ALTER TABLE "partner_files" ADD COLUMN "visible_until" date;--> statement-breakpoint
ALTER TABLE "partner_files" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_files" ADD COLUMN "confidentiality" text;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD COLUMN "file_request_id" uuid;--> statement-breakpoint
ALTER TABLE "file_request_answers" ADD CONSTRAINT "file_request_answers_file_request_id_file_requests_id_fk" FOREIGN KEY ("file_request_id") REFERENCES "public"."file_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_request_answers" ADD CONSTRAINT "file_request_answers_version_id_partner_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."partner_file_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_request_firms" ADD CONSTRAINT "file_request_firms_file_request_id_file_requests_id_fk" FOREIGN KEY ("file_request_id") REFERENCES "public"."file_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_request_firms" ADD CONSTRAINT "file_request_firms_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_request_answers_of_version" ON "file_request_answers" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "file_request_firms_of_firm" ON "file_request_firms" USING btree ("firm_id");--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD CONSTRAINT "partner_uploads_file_request_id_file_requests_id_fk" FOREIGN KEY ("file_request_id") REFERENCES "public"."file_requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_uploads_of_request" ON "partner_uploads" USING btree ("file_request_id");