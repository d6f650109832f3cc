DROP INDEX "contact_messages_newest";--> statement-breakpoint
DROP INDEX "audit_log_newest";--> statement-breakpoint
DROP INDEX "audit_log_of_firm";--> statement-breakpoint
DROP INDEX "mails_by_status";--> statement-breakpoint
DROP INDEX "content_publications_newest";--> statement-breakpoint
DROP INDEX "bank_imports_newest";--> statement-breakpoint
DROP INDEX "bank_transactions_newest";--> statement-breakpoint
DROP INDEX "print_orders_newest";--> statement-breakpoint
DROP INDEX "study_orders_newest";--> statement-breakpoint
CREATE INDEX "audit_log_of_record" ON "audit_log" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_of_firm" ON "audit_log" USING btree ("firm_id","at") WHERE firm_id is not null;--> statement-breakpoint
CREATE INDEX "mails_by_status" ON "mails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "content_publications_newest" ON "content_publications" USING btree ("document","live_at");--> statement-breakpoint
CREATE INDEX "bank_imports_newest" ON "bank_imports" USING btree ("imported_at");--> statement-breakpoint
CREATE INDEX "bank_transactions_newest" ON "bank_transactions" USING btree ("value_date");--> statement-breakpoint
CREATE INDEX "print_orders_newest" ON "print_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "study_orders_newest" ON "study_orders" USING btree ("created_at");