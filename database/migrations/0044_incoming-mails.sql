CREATE TABLE "incoming_attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"incoming_mail_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_name" text NOT NULL,
	"type" text,
	"bytes" integer NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"sha256" text,
	"stored_file" text,
	CONSTRAINT "incoming_attachments_number" UNIQUE("incoming_mail_id","number")
);
--> statement-breakpoint
CREATE TABLE "incoming_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_message_id" uuid NOT NULL,
	"answered_mail_id" uuid,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"fault" text,
	"omitted_attachments" integer DEFAULT 0 NOT NULL,
	"message_id" text NOT NULL,
	"mailbox" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	CONSTRAINT "incoming_mails_messageId_unique" UNIQUE("message_id"),
	CONSTRAINT "incoming_mails_uid" UNIQUE("mailbox","uid_validity","uid")
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text,
	"last_uid" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"next_try_at" timestamp (3) with time zone,
	"stored" integer DEFAULT 0 NOT NULL,
	"left_alone" integer DEFAULT 0 NOT NULL,
	"loops" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "incoming_attachments" ADD CONSTRAINT "incoming_attachments_incoming_mail_id_incoming_mails_id_fk" FOREIGN KEY ("incoming_mail_id") REFERENCES "public"."incoming_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_contact_message_id_contact_messages_id_fk" FOREIGN KEY ("contact_message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_answered_mail_id_mails_id_fk" FOREIGN KEY ("answered_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "incoming_mails_of_message" ON "incoming_mails" USING btree ("contact_message_id","received_at");--> statement-breakpoint
CREATE INDEX "incoming_mails_of_answered_mail" ON "incoming_mails" USING btree ("answered_mail_id");