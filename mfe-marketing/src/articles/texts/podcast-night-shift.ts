import { heading, writeArticle } from '../write-article';
import { conversation } from '../write-transcript';

const [host, guest] = ['Anita', 'Ingrid'];

/** `/podcasts/night-shift` */
export const podcastNightShift = writeArticle([
  ...conversation(
    [
      host,
      'I am Anita Rao, and this is the Corvane podcast. My guest leads a shift at a plant that fills bottles on two lines, day and night. For more than a year, pallets have left those lines at night without a driver. Ingrid Dahl, what was your first night like?',
    ],
    [
      guest,
      'Long. I stayed until four in the morning, waiting for something to go wrong. Nothing did. I was almost disappointed.',
    ],
    [host, 'What had you been afraid of?'],
    [
      guest,
      'Of a stop that nobody sees. A palletiser that cannot get rid of its pallet stands after three minutes, and then the filler behind it. In the old days a driver stood beside it. He saw it coming. I thought: who sees it now?',
    ],
    [host, 'And who does?'],
    [
      guest,
      'The palletiser. It always knew. It had a signal for a full pallet the whole time, and nobody had ever connected it to anything. Now it calls before it is full.',
    ],
  ),
  heading('What a night used to be'),
  ...conversation(
    [host, 'Tell us what a night was like before.'],
    [
      guest,
      'Two lines, twenty pallets an hour each at rated speed, two drivers. Each of them was busy for about half of the hour. The other half they stood and waited, because you cannot go far with room for one pallet. And if one was ill, the other ran between two lines that are too far apart to run between. On such nights one line stopped several times. You can read it in the logs.',
    ],
    [host, 'The logs say 142 minutes a week.'],
    [
      guest,
      'In that quarter, yes. Now it is nine. But I would not have needed the logs. I knew it by who was on the list.',
    ],
    [host, 'What became of the drivers?'],
    [
      guest,
      'That is what everybody asks, and they are right to. Nobody was sent home. Two went to the warehouse, where we had been short for years. Two are operators now, and they are the ones who know the robots best. A driver knows which pallets will fall over. That is worth more than a course.',
    ],
  ),
  heading('What changed that she had not expected'),
  ...conversation(
    [host, 'What had you not expected?'],
    [
      guest,
      'The quiet. You do not notice what a forklift does to a hall until it is gone. The horn, the lights, and always one eye over your shoulder. People walk differently now. They also stop in the middle of the way to talk, which they would never have done. That took a while.',
    ],
    [host, 'Because the robot waits.'],
    [
      guest,
      'It waits, very politely, and behind it the next one, and then the palletiser calls. We had to learn that a polite machine can be stopped by good manners. We painted the way, and I spoke to the people. It was not the robots that had to change.',
    ],
    [host, 'And the unpleasant surprises?'],
    [
      guest,
      'Water. We wash on Fridays. In front of line 2 the floor does not fall towards the drain, and nobody had ever cared, because a forklift weighs four tonnes. Two robots slipped while they were docking. Not far, some centimetres. It was moved, the drain I mean, and they dock at half speed there. Six seconds a pallet. I can live with six seconds.',
    ],
    [host, 'I have read about a fire drill.'],
    [
      guest,
      'Oh yes. The alarm goes, the fire door closes, and in it stands a robot. The safety edge stopped the door, as it should, and the alarm system reported a fault, as it should. And I stood there with the fire brigade and explained. Since then a robot only enters the door when it can come out on the other side.',
    ],
    [host, 'How long did it take to agree on that?'],
    [
      guest,
      'Two weeks. The change itself took an hour. If I could do one thing again, I would talk to the fire officer first and to you second.',
    ],
  ),
  heading('Whom you call at three in the morning'),
  ...conversation(
    [host, 'It is three in the morning and a robot stands. What do you do?'],
    [
      guest,
      'I look at the screen, which says in words what it is. In nine cases of ten something is in its way, or the pallet has a broken board and does not sit. An operator goes there, takes the board out and presses a button. Everybody on my shift can pause a robot, push it aside and start its mission again. We were trained for three hours each, and honestly, one would have done.',
    ],
    [host, 'And the tenth case?'],
    [
      guest,
      'We leave it where it is and the other three do the work. There are four, and three are enough. The fourth is for charging, and for that. In the morning maintenance looks at it with coffee.',
    ],
    [host, 'So nobody is called.'],
    [guest, 'In the first month I was called eleven times. In the last three months, once. It was the printer.'],
  ),
  heading('What she would tell others'),
  ...conversation(
    [host, 'Somebody who plans the same listens to us now. Three things?'],
    [
      guest,
      'Let the shift that will live with it be there from the first week, and not only the day shift. Most of what can go wrong goes wrong at night, and nobody asks us. Second, sort your pallets. We had always sent the broken ones through, because a driver sees them. Third: count something beforehand. Anything. We had the minutes, so nobody could argue afterwards about whether it had become better.',
    ],
    [host, 'And would you go back?'],
    [
      guest,
      'On a Friday, when they wash, I think about it. Then the first one comes round the corner with its pallet, at the same speed as always, and I go and get a coffee.',
    ],
    [host, 'Ingrid Dahl, thank you. And thank you for reading with us.'],
  ),
]);
