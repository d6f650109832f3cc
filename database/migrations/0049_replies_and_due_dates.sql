CREATE TABLE "reply_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contact_message_id" uuid NOT NULL,
	"reply_id" uuid,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "writer_name" text;--> statement-breakpoint
ALTER TABLE "print_orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "print_orders" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "reply_attachments" ADD CONSTRAINT "reply_attachments_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_attachments" ADD CONSTRAINT "reply_attachments_reply_id_message_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."message_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_attachments_of_message" ON "reply_attachments" USING btree ("contact_message_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_auth_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_orders" ADD CONSTRAINT "print_orders_assignee_id_auth_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_orders" ADD CONSTRAINT "study_orders_assignee_id_auth_user_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;