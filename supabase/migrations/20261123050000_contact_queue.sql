-- Mails that could not leave yet, and what isolates of the contact function must know of each other.
-- Times and limits come as arguments; what is past its own `expires_at` is deleted.
create extension if not exists pgmq;
select pgmq.create('contact');
create unique index q_contact_key on pgmq.q_contact ((message ->> 'key'));
create index q_contact_rank on pgmq.q_contact (((message ->> 'rank')::integer), msg_id);

create schema contact;

-- What isolates count together: messages of a network, and who asked to send a message or an alarm. Unlogged, because
-- a crash of the database may forget them. A key tells no address: it is an HMAC.
create unlogged table contact.counts (
  key text primary key,
  amount integer not null,
  expires_at timestamptz not null
);

-- Counts one more for a key; starts again when its time is past.
create function contact.count(_key text, _seconds float8) returns integer
language sql set search_path = '' as $$
  insert into contact.counts as c values (_key, 1, now() + make_interval(secs => _seconds))
  on conflict (key) do update set
    amount = case when c.expires_at > now() then c.amount else 0 end + 1,
    expires_at = case when c.expires_at > now() then c.expires_at else excluded.expires_at end
  returning amount
$$;

create function contact.set_count(_key text, _amount integer, _seconds float8) returns integer
language sql set search_path = '' as $$
  insert into contact.counts values (_key, _amount, now() + make_interval(secs => _seconds))
  on conflict (key) do update set amount = excluded.amount, expires_at = excluded.expires_at
  returning amount
$$;

-- Puts a mail in the queue unless it is there: the answer to an earlier try may have been lost.
create function contact.enqueue_once(_mail jsonb, _max_marked_bytes bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if (_mail ->> 'rank')::integer > 0
    and (select sum(pg_column_size(message)) from pgmq.q_contact) >= _max_marked_bytes
  then
    raise exception 'The queue is full' using errcode = 'disk_full';
  end if;
  perform pgmq.send('contact', _mail);
exception
  when unique_violation then null;
end
$$;

-- Takes the first visible mail and hides it from other drains.
create function contact.take_one(_hide_seconds float8, _with_marked boolean, _fewest_tries boolean)
returns table (id bigint, mail jsonb)
language sql set search_path = '' as $$
  update pgmq.q_contact
  set vt = clock_timestamp() + make_interval(secs => _hide_seconds), read_ct = read_ct + 1
  where msg_id = (
    select msg_id from pgmq.q_contact
    where vt <= clock_timestamp() and (_with_marked or (message ->> 'rank')::integer = 0)
    order by (message ->> 'rank')::integer, case when _fewest_tries then read_ct else 0 end, msg_id
    limit 1
    for update skip locked
  )
  returning msg_id, message
$$;

-- What waits, and what waits too long, by reference with the day on which it is deleted.
create function contact.inspect(_late_seconds float8)
returns table (leads integer, marked integer, bytes float8, late integer, names text)
language sql set search_path = '' as $$
  select
    count(*) filter (where rank = 0)::integer,
    count(*) filter (where rank > 0)::integer,
    coalesce(sum(size), 0)::float8,
    count(*) filter (where is_late)::integer,
    array_to_string((array_agg(name order by msg_id) filter (where is_late))[1:20], ', ')
  from (
    select msg_id, (message ->> 'rank')::integer as rank, pg_column_size(message) as size,
      enqueued_at < clock_timestamp() - make_interval(secs => _late_seconds) as is_late,
      (message ->> 'reference') || ' (' || left(message ->> 'expires_at', 10) || ')' as name
    from pgmq.q_contact
  ) as waiting
$$;

-- Deletes what is past its time; returns how many mails that were.
create function contact.clean() returns integer
language sql set search_path = '' as $$
  delete from contact.counts where expires_at < clock_timestamp();
  -- The archive stays empty unless somebody fills it by hand.
  delete from pgmq.a_contact where (message ->> 'expires_at')::timestamptz < clock_timestamp();
  with expired as (
    delete from pgmq.q_contact where (message ->> 'expires_at')::timestamptz < clock_timestamp() returning 1
  )
  select count(*)::integer from expired
$$;

-- Only the owner of the tables reaches any of it.
alter table pgmq.q_contact enable row level security;
alter table pgmq.a_contact enable row level security;
alter table contact.counts enable row level security;
revoke all on pgmq.q_contact, pgmq.a_contact from public, anon, authenticated;
revoke all on schema contact from public, anon, authenticated;
revoke all on all functions in schema contact from public, anon, authenticated;
