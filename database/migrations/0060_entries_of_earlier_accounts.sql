-- Migration 0058 chose the firm by the account that now has the actor's address. Entries older than that account are of an earlier one,
-- maybe of another firm: what they are about decides, and without that they are in no firm's log. Downloads had their own firm.
DROP TRIGGER only_names_go ON audit_log;--> statement-breakpoint
UPDATE audit_log SET firm_id = CASE
		WHEN record_kind IN ('accounts', 'sign-ins') THEN (SELECT a.firm_id FROM auth_user a WHERE a.id = record_id::text)
		WHEN record_kind = 'invitations' THEN (SELECT l.firm_id FROM account_links l WHERE l.id = record_id)
		WHEN record_kind = 'partner-files' THEN (SELECT f.sender_firm_id FROM partner_files f WHERE f.id = record_id)
		WHEN record_kind IN ('partners', 'firm-access-rules', 'people-reviews') THEN record_id
	END
	FROM auth_user u
	WHERE u.email = audit_log.actor AND u.firm_id = audit_log.firm_id AND is_by_firm AND audit_log.at < u.created_at AND action <> 'download';--> statement-breakpoint
UPDATE audit_log SET is_by_firm = false WHERE is_by_firm AND firm_id IS NULL;--> statement-breakpoint
CREATE TRIGGER only_names_go BEFORE UPDATE ON audit_log FOR EACH ROW WHEN (not (
	(new.id, new.at, new.actor, new.action, new.record_kind, new.record_id, new.network, new.firm_id, new.is_by_firm)
		is not distinct from (old.id, old.at, old.actor, old.action, old.record_kind, old.record_id, old.network, old.firm_id, old.is_by_firm)
	and (new.actor_name is null or new.actor_name is not distinct from old.actor_name)
	and (new.record_name is null or new.record_name is not distinct from old.record_name)
)) EXECUTE FUNCTION refuse_change_of_audit_log();
