import { heading, writeArticle } from '../write-article';
import { conversation } from '../write-transcript';

const [host, guest] = ['Anita', 'Lena'];

/** `/podcasts/plc-and-robot` */
export const podcastPlcAndRobot = writeArticle([
  ...conversation(
    [
      host,
      'I am Anita Rao, and today is about doors. Lena Hofmann connects robots with everything that has a PLC, and has done so mostly at night. Lena, why at night?',
    ],
    [
      guest,
      'Because in the daytime the door is needed. You get it from ten in the evening until five, and at five somebody stands there with a forklift and wants through, whether you are finished or not.',
    ],
    [host, 'What is so difficult about a door? It opens, it closes.'],
    [
      guest,
      'Who opens it? That is the whole subject. A person presses a button, looks and walks. A robot cannot look. It needs somebody to say: the door is open, and it will stay open until you are through. The second half is the one that is forgotten.',
    ],
  ),
  heading('Open is not the opposite of closed'),
  ...conversation(
    [host, 'What does a door normally say?'],
    [
      guest,
      'A normal rolling door has one contact, at the bottom: closed. So people take “not closed” for open. But not closed is everything from one centimetre to four metres. I have seen a robot stop under a half-open door for that reason. It stood there quite correctly, its mission said so.',
    ],
    [host, 'So you want a second contact.'],
    [
      guest,
      'One for each end. And never both at the same time, so you also notice when one is broken. That is two wires and it saves you a night.',
    ],
    [host, 'And then?'],
    [
      guest,
      'Then four signals. The robot asks. The door says it is open. The robot says it is in the doorway. The robot says it is out. Between the second and the last the door must not close, whatever anybody presses, except for a fire. And if there is a fire, the robot must not enter any more, but must leave if it is already inside.',
    ],
  ),
  heading('The pulse that got lost'),
  ...conversation(
    [host, 'Tell us about the night with the pulse.'],
    [
      guest,
      'It was a lift. The lift controller gave a pulse of half a second when it had arrived. Our side read its inputs every 100 milliseconds, so that is five times, no problem. It worked for three weeks. Then on a Tuesday the robot waited in front of an open lift for forty minutes, until somebody restarted it.',
    ],
    [host, 'Because the pulse was lost.'],
    [
      guest,
      'There had been a switch to another access point just then, and for 0.7 seconds nobody listened. A pulse that falls into that hole is gone. Nobody was at fault, everything worked as specified. Since then I accept no pulses. A signal is on for as long as what it says is true. Then it does not matter when I look.',
    ],
    [host, 'Levels instead of pulses.'],
    [guest, 'If you remember one sentence of tonight, that one.'],
    [host, 'And if there is only a pulse? The lift is old, nobody will touch it.'],
    [
      guest,
      'Then you put a relay beside it that holds itself, and that the robot resets. Eleven euros. But put it on the lift’s side of the radio, please.',
    ],
  ),
  heading('Who waits for whom'),
  ...conversation(
    [host, 'What is the most common mistake?'],
    [
      guest,
      'A wait without an end. Step 14: wait until the conveyor is ready. What if it never is? The robot stands, another comes from behind, and in the morning you have a queue and no error in any log. Every wait needs a time and something that happens then. Even if that is only a lamp.',
    ],
    [host, 'Second most common?'],
    [
      guest,
      'Both wait for the other. The conveyor starts when the robot’s rollers turn, and the robot starts when the conveyor’s rollers turn. Each was programmed by somebody careful. Together they are two people in front of a door who say: after you. So there is one rule: who receives starts first. Always, at every station, also where it does not matter.',
    ],
    [host, 'I like that it is a rule of manners.'],
    [
      guest,
      'It is all manners. Ask, wait for the answer, say what you do, say when you are done. And stop if somebody stops answering.',
    ],
  ),
  heading('How to find it at two in the morning'),
  ...conversation(
    [host, 'It does not work, it is two o’clock, you have three hours. How do you search?'],
    [
      guest,
      'I never begin with the program. I stand at the station and look at the lamps of the coupler. Eight on this side, eight on that side. I say aloud which are on. Then I say which step we should be in. In half of the cases I am finished there, because a lamp is on that should not be.',
    ],
    [host, 'And the other half?'],
    [
      guest,
      'Then I switch the signals by hand, one after the other, with the drives off. If each of them arrives, the wires are right, and only then do I open the program. And I write the times down. A good handover always takes the same time, to two tenths of a second. If one takes twelve and the next one nine, somebody is waiting for something that they should not need.',
    ],
    [host, 'What do you have in your pocket?'],
    [
      guest,
      'A torch, a piece of chalk, and a strip of dark tape. The tape is for the coupler. If you want to know what happens when the light is interrupted, interrupt it. On purpose, with everybody watching, before it does so by itself.',
    ],
    [host, 'And what should have happened by five?'],
    [guest, 'Both stand still, and a lamp is on that says why. If that is what happens, I sleep well.'],
    [host, 'Lena Hofmann, sleep well.'],
  ),
]);
