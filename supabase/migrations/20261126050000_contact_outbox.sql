-- The outbox of the contact function: a message is stored before the response, and mailed after it.
create schema contact;

create table contact.messages (
  key text primary key,
  mail jsonb,
  suspect boolean not null default false,
  network text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((mail is null) = (sent_at is not null))
);
create index messages_waiting on contact.messages (next_try_at) where mail is not null;
create index messages_network on contact.messages (network, created_at);

comment on table contact.messages is 'Messages of the contact form, mails of the function itself, and what was sent today.';
comment on column contact.messages.key is 'An HMAC of the words, which keeps a repetition out; mails of the function have names.';
comment on column contact.messages.mail is 'The mail as JSON; wiped once it is sent.';
comment on column contact.messages.suspect is 'Mailed behind the others, and marked.';
comment on column contact.messages.network is 'An HMAC of the network it came from, kept for an hour.';
comment on column contact.messages.attempts is 'Drains that tried in vain.';
comment on column contact.messages.next_try_at is 'When a drain may take it.';

-- Adds a message; returns a row when it is new. Drains skip it for a minute, because the isolate that added it may have
-- mailed it after a timeout. More than `_limit` messages an hour from one network are suspect.
create function contact.add(_key text, _mail jsonb, _suspect boolean, _network text, _limit integer)
returns table (suspect boolean)
language sql set search_path = '' as $$
  insert into contact.messages as m (key, mail, suspect, network, next_try_at)
  select _key, _mail, _suspect or count(*) >= _limit, _network, now() + interval '1 minute'
  from contact.messages as other
  where other.network = _network and other.created_at > now() - interval '1 hour'
  on conflict (key) do nothing
  returning m.suspect
$$;

-- Marks a mail as sent, even if it has no row.
create function contact.mark_sent(_key text) returns void
language sql set search_path = '' as $$
  insert into contact.messages (key, sent_at) values (_key, clock_timestamp())
  on conflict (key) do update set mail = null, sent_at = excluded.sent_at
$$;

-- Postpones a failed mail by 1, 2, 4, 8, then 15 minutes.
create function contact.postpone(_key text) returns void
language sql set search_path = '' as $$
  update contact.messages
  set attempts = attempts + 1,
    next_try_at = clock_timestamp() + interval '1 minute' * least(2 ^ least(attempts, 4), 15)
  where key = _key
$$;

-- Deletes expired data; returns how many mails were never sent.
create function contact.clean() returns integer
language sql set search_path = '' as $$
  update contact.messages set network = null where network is not null and created_at < now() - interval '1 hour';
  with expired as (
    delete from contact.messages
    where sent_at < now() - interval '1 day' or (mail is not null and created_at < now() - interval '30 days')
    returning mail
  )
  select count(mail)::integer from expired
$$;

-- Only the owner of the table has access.
alter table contact.messages enable row level security;
revoke all on schema contact from public, anon, authenticated;
revoke all on contact.messages from public, anon, authenticated;
revoke all on all functions in schema contact from public, anon, authenticated;
