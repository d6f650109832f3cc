ALTER TABLE "audit_log" ADD COLUMN "firm_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "is_by_firm" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_of_firm" ON "audit_log" USING btree ("firm_id","at" DESC NULLS LAST) WHERE firm_id is not null;--> statement-breakpoint
-- Entries of before: by the firm of the person who acted, of the account, of the invitation, or of the record itself.
UPDATE audit_log SET firm_id = u.firm_id, is_by_firm = true FROM auth_user u
	WHERE u.email = audit_log.actor AND u.firm_id IS NOT NULL;--> statement-breakpoint
UPDATE audit_log SET firm_id = u.firm_id FROM auth_user u
	WHERE audit_log.firm_id IS NULL AND record_kind IN ('accounts', 'sign-ins') AND u.id = record_id::text AND u.firm_id IS NOT NULL;--> statement-breakpoint
UPDATE audit_log SET firm_id = l.firm_id FROM account_links l
	WHERE audit_log.firm_id IS NULL AND record_kind = 'invitations' AND l.id = record_id AND l.firm_id IS NOT NULL;--> statement-breakpoint
UPDATE audit_log SET firm_id = record_id WHERE firm_id IS NULL AND record_kind IN ('firm-access-rules', 'people-reviews');--> statement-breakpoint
-- Downloads of firms' people were not in the log.
INSERT INTO audit_log (at, actor, actor_name, action, record_kind, record_id, record_name, firm_id, is_by_firm)
	SELECT d.at, u.email, nullif(u.name, u.email), 'download', 'partner-files', f.id, f.title, d.firm_id, true
	FROM partner_file_downloads d JOIN auth_user u ON u.id = d.person_id JOIN partner_file_versions v ON v.id = d.version_id
	JOIN partner_files f ON f.id = v.partner_file_id
	WHERE d.firm_id IS NOT NULL AND d.at >= now() - interval '12 months' ORDER BY d.at;--> statement-breakpoint
DROP TRIGGER only_names_go ON audit_log;--> statement-breakpoint
CREATE TRIGGER only_names_go BEFORE UPDATE ON audit_log FOR EACH ROW WHEN (not (
	(new.id, new.at, new.actor, new.action, new.record_kind, new.record_id, new.network, new.firm_id, new.is_by_firm)
		is not distinct from (old.id, old.at, old.actor, old.action, old.record_kind, old.record_id, old.network, old.firm_id, old.is_by_firm)
	and (new.actor_name is null or new.actor_name is not distinct from old.actor_name)
	and (new.record_name is null or new.record_name is not distinct from old.record_name)
)) EXECUTE FUNCTION refuse_change_of_audit_log();
