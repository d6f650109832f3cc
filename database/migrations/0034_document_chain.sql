CREATE TABLE "document_chain" (
	"position" integer PRIMARY KEY NOT NULL,
	"part" text NOT NULL,
	"number" text NOT NULL,
	"sha256" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"previous" text NOT NULL,
	"head" text NOT NULL,
	CONSTRAINT "document_chain_previous_unique" UNIQUE("previous"),
	CONSTRAINT "document_chain_head_unique" UNIQUE("head"),
	CONSTRAINT "document_chain_part_of_document" UNIQUE("number","part")
);
--> statement-breakpoint
-- Fills in the next entry of the chain. The lock keeps two instances from writing the same position; it is held until the commit.
CREATE FUNCTION extend_document_chain() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	perform pg_advisory_xact_lock(hashtext('document_chain'));
	select position + 1, head into new.position, new.previous from document_chain order by position desc limit 1;
	if not found then
		new.position := 1;
		new.previous := repeat('0', 64);
	end if;
	new.at := date_trunc('milliseconds', clock_timestamp());
	new.head := encode(sha256(convert_to(concat_ws(E'\n', new.position, new.part, new.number, new.sha256,
		to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), new.previous), 'UTF8')), 'hex');
	return new;
end
$$;--> statement-breakpoint
-- A backup is restored with its heads.
CREATE TRIGGER extend_chain BEFORE INSERT ON document_chain FOR EACH ROW WHEN (new.head is null) EXECUTE FUNCTION extend_document_chain();--> statement-breakpoint
CREATE FUNCTION chain_document_content() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	insert into document_chain (part, number, sha256)
		values ('content', new.number, encode(sha256(convert_to(new.content::text, 'UTF8')), 'hex'))
		on conflict (number, part) do nothing;
	return null;
end
$$;--> statement-breakpoint
INSERT INTO document_chain (part, number, sha256)
	SELECT 'content', number, encode(sha256(convert_to(content::text, 'UTF8')), 'hex') FROM invoice_documents ORDER BY issued_at, number;--> statement-breakpoint
INSERT INTO document_chain (part, number, sha256)
	SELECT 'pdf', number, sha256 FROM invoice_documents WHERE pdf is not null ORDER BY issued_at, number;--> statement-breakpoint
CREATE TRIGGER chain_content AFTER INSERT ON invoice_documents FOR EACH ROW EXECUTE FUNCTION chain_document_content();--> statement-breakpoint
CREATE TRIGGER never_changed BEFORE UPDATE OR DELETE ON document_chain FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accounts();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON document_chain EXECUTE FUNCTION refuse_change_of_accounts();
