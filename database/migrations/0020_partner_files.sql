CREATE TABLE "partner_file_downloads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"version_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"person_id" text,
	"firm_id" uuid
);
--> statement-breakpoint
CREATE TABLE "partner_file_firms" (
	"partner_file_id" uuid NOT NULL,
	"firm_id" uuid NOT NULL,
	CONSTRAINT "partner_file_firms_partner_file_id_firm_id_pk" PRIMARY KEY("partner_file_id","firm_id")
);
--> statement-breakpoint
CREATE TABLE "partner_file_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stored_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"uploader_id" text,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_file" text NOT NULL,
	CONSTRAINT "partner_file_versions_number" UNIQUE("partner_file_id","number")
);
--> statement-breakpoint
CREATE TABLE "partner_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sender_firm_id" uuid,
	"is_for_all_firms" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"year" integer NOT NULL,
	"file_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner_upload_pieces" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "partner_upload_pieces_upload_id_number_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
CREATE TABLE "partner_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"partner_file_id" uuid NOT NULL,
	"uploader_id" text NOT NULL,
	"firm_id" uuid,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"fault" text
);
--> statement-breakpoint
ALTER TABLE "partner_file_downloads" ADD CONSTRAINT "partner_file_downloads_version_id_partner_file_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."partner_file_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_downloads" ADD CONSTRAINT "partner_file_downloads_person_id_auth_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_downloads" ADD CONSTRAINT "partner_file_downloads_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_firms" ADD CONSTRAINT "partner_file_firms_partner_file_id_partner_files_id_fk" FOREIGN KEY ("partner_file_id") REFERENCES "public"."partner_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_firms" ADD CONSTRAINT "partner_file_firms_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_versions" ADD CONSTRAINT "partner_file_versions_partner_file_id_partner_files_id_fk" FOREIGN KEY ("partner_file_id") REFERENCES "public"."partner_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_file_versions" ADD CONSTRAINT "partner_file_versions_uploader_id_auth_user_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_files" ADD CONSTRAINT "partner_files_sender_firm_id_partners_id_fk" FOREIGN KEY ("sender_firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_upload_pieces" ADD CONSTRAINT "partner_upload_pieces_upload_id_partner_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."partner_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD CONSTRAINT "partner_uploads_partner_file_id_partner_files_id_fk" FOREIGN KEY ("partner_file_id") REFERENCES "public"."partner_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD CONSTRAINT "partner_uploads_uploader_id_auth_user_id_fk" FOREIGN KEY ("uploader_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD CONSTRAINT "partner_uploads_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_file_downloads_of_version" ON "partner_file_downloads" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "partner_file_downloads_of_person" ON "partner_file_downloads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "partner_file_downloads_of_firm" ON "partner_file_downloads" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "partner_file_firms_of_firm" ON "partner_file_firms" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "partner_file_versions_of_uploader" ON "partner_file_versions" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "partner_files_of_sender" ON "partner_files" USING btree ("sender_firm_id");--> statement-breakpoint
CREATE INDEX "partner_uploads_of_file" ON "partner_uploads" USING btree ("partner_file_id");--> statement-breakpoint
CREATE INDEX "partner_uploads_of_uploader" ON "partner_uploads" USING btree ("uploader_id");--> statement-breakpoint
CREATE INDEX "partner_uploads_of_firm" ON "partner_uploads" USING btree ("firm_id");--> statement-breakpoint
-- Files come packed: packing their pieces again would only take time.
ALTER TABLE "partner_upload_pieces" ALTER COLUMN "content" SET STORAGE external;
