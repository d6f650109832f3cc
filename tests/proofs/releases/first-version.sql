-- What a site in use could have held with the tables of the first version (migration 0000): one row and more of each.
insert into auth_user (id, name, email, email_verified) values ('c0a8012e-5b1f-4a57-9d3e-2f6b7a1c9e40', 'Verwaltung', 'alt@example.org', true);
insert into auth_account (id, user_id, account_id, provider_id, password) values ('account-1', 'c0a8012e-5b1f-4a57-9d3e-2f6b7a1c9e40', 'c0a8012e-5b1f-4a57-9d3e-2f6b7a1c9e40', 'credential', 'abc:def');
insert into auth_session (id, user_id, token, expires_at) values ('session-1', 'c0a8012e-5b1f-4a57-9d3e-2f6b7a1c9e40', 'token-1', '2030-01-01');
insert into auth_verification (id, identifier, value, expires_at) values ('verification-1', 'alt@example.org', 'value', '2030-01-01');
insert into audit_log (at, actor, action, record_kind, record_id) values ('2026-03-01', 'alt@example.org', 'create', 'partners', '00000000-0000-4000-8000-000000000001');
insert into contact_messages (id, first_name, last_name, email, subject, message, created_at) values
  ('00000000-0000-4000-8000-000000000010', 'Anna', 'Muster', 'anna@example.org', 'Kontaktanfrage über Website', E'Zwei\nZeilen «mit» Zeichen: äöü 🦉 \\ ''', '2026-03-01 10:00+01'),
  ('00000000-0000-4000-8000-000000000011', 'Beat', '', 'beat@example.org', 'Kontaktanfrage über Website', 'Kurz', '2026-03-02 10:00+01');
insert into hero_videos (title, video_url, is_active) values ('Musterfilm', '/assets/muster.mp4', true);
insert into idempotency_keys (call, key, body_hash, answer) values ('POST /api/study-orders', 'key-1', 'hash', '{"id": "00000000-0000-4000-8000-000000000020", "total": 695}');
insert into mails (id, kind, record_kind, record_id, recipient, subject, status, attempts, sent_at) values
  ('00000000-0000-4000-8000-000000000030', 'study-order-confirmation', 'study-orders', '00000000-0000-4000-8000-000000000020', 'anna@example.org', 'Ihre Bestellung', 'sent', 1, '2026-03-01'),
  ('00000000-0000-4000-8000-000000000031', 'study-order-notice', 'study-orders', '00000000-0000-4000-8000-000000000020', 'team@example.org', 'Neue Bestellung', 'failed', 9, null);
insert into media_items (title, type, outlet, url, published_at) values ('Bericht', 'article', 'Musterzeitung', 'https://example.org/bericht', '2026-01-05');
insert into partners (name, type, contact_email) values ('Musterverband der ersten Fassung', 'association', 'verband@example.org');
insert into print_orders (first_name, last_name, email, street, zip_code, city, quantity, status, shipped_at) values
  ('Anna', 'Muster', 'anna@example.org', 'Musterweg 1', '8001', 'Zürich', 3, 'shipped', '2026-03-05');
insert into studies (title, year, pages, is_current_edition, published_at) values ('Versicherungsmonitor 2024', 2024, 142, true, '2024-07-01');
insert into invoice_numbers (year, last_number) values (2026, 7), (2027, 7), (2028, 7), (2029, 7), (2030, 7);
insert into study_orders (id, first_name, last_name, email, organization, billing_address, business_area, company_size, price, partner_interest, order_number, notes) values
  ('00000000-0000-4000-8000-000000000020', 'Anna', 'Muster', 'anna@example.org', 'Muster AG', E'Musterweg 1\n8001 Zürich', 'strategy', 'small', 695, 'maybe', 'VM-2026-000007', 'ruft an');
insert into report_downloads (token_hash, study_order_id, expires_at, downloads_left) values ('hash-1', '00000000-0000-4000-8000-000000000020', '2030-01-01', 4);
insert into team_members (name, role, organization, expertise) values ('Max Muster', 'Projektleiter', 'Musterhochschule', '{KI,"Markt, Daten"}');
insert into rate_limits (key, points, expire) values ('submissions:study-orders:network:192.0.2.1', 3, 1900000000000);
